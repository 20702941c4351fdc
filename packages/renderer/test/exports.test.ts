import { expect, test } from '@jest/globals';
import * as renderer from '../src/index.js';
import * as search from '../src/search/index.js';
import * as template from '../src/template/index.js';

test('the renderer should export these names and no others', () => {
  expect(Object.keys(renderer).sort()).toEqual([
    'InlineScripts',
    'KnownCode',
    'SearchIndexer',
    'TermCollector',
    'areImportedSame',
    'buildSiteData',
    'bundleWorker',
    'chunkName',
    'collectLocaleRoutes',
    'collectSitemaps',
    'comparePageKeys',
    'createBundler',
    'createPageKeys',
    'createRenderer',
    'hasKnownLinks',
    'hasOwnModule',
    'headSources',
    'hostedSearchHosts',
    'isDefaultTheme',
    'joinParts',
    'listQuotingFiles',
    'listSiteFiles',
    'listedTwins',
    'liveCodePackage',
    'makeReadyTheme',
    'markCode',
    'mayScanDocuments',
    'pageDataPath',
    'partOf',
    'printContentModule',
    'printModule',
    'readLabels',
    'renderDataFiles',
    'renderDocumentLists',
    'renderHeadersFile',
    'renderRedirects',
    'renderRedirectsFile',
    'renderSearchIndex',
    'renderShell',
    'renderSiteFiles',
    'resolveTree',
    'searchablePages',
    'shellPath',
    'splitIndex',
    'termsAsPart',
    'themeLayers',
    'unrenderedPage',
    'usersHint',
    'weighBundle',
  ]);
});

test('the template API should export these names and no others', () => {
  expect(Object.keys(template).sort()).toEqual([
    'CodeContext',
    'HeadContext',
    'LinkContext',
    'PageContext',
    'RouterContext',
    'SiteContext',
    'SurroundingsContext',
    'classNames',
    'defaultLabels',
    'formatCount',
    'formatLabel',
    'isNotFound',
    'pageDataPath',
    'pageDataUrl',
    'shellPath',
    'sidebarOf',
    'siteDataUrl',
    'useBaseUrl',
    'useCheckedLink',
    'useLabels',
    'usePage',
    'usePageUrl',
    'useRouter',
    'useSite',
  ]);
});

test('the search code shared by builds and browsers should export these names and no others', () => {
  expect(Object.keys(search).sort()).toEqual([
    'decodePostings',
    'fold',
    'scanHtml',
    'scanWords',
    'searchManifestPath',
    'termsOf',
  ]);
});
