import { expect, test } from '@jest/globals';
import * as core from '../src/index.js';

/**
 * What the package offers, in the order of its index; types leave no trace. An export added or removed changes this
 * list.
 */
const names = [
  'ConfigError',
  'assembleSite',
  'builtInAdmonitions',
  'builtInComponents',
  'compareText',
  'contentKinds',
  'createDocumentParser',
  'decodePath',
  'decodeSource',
  'defineConfig',
  'didYouMean',
  'editUrlOf',
  'encodePath',
  'escapeAttribute',
  'escapeHtml',
  'findNearest',
  'finding',
  'firstRoute',
  'hostedSearch',
  'importExports',
  'isArticle',
  'isListed',
  'isSearchable',
  'listContent',
  'localizedFolder',
  'markdownFiles',
  'markdownTwins',
  'nearest',
  'outputPathOfRoute',
  'pageKindsOf',
  'outputPathOfRedirect',
  'placeOf',
  'placeOfKey',
  'readAssets',
  'readConfig',
  'readGitHistory',
  'relativeReference',
  'linkKindOf',
  'mapSrcset',
  'resolveLinks',
  'resolveSiteHtml',
  'rootHref',
  'LinkIndex',
  'isAbsoluteUrl',
  'scanSite',
  'sortDiagnostics',
  'startRoute',
  'titleOf',
  'urlOfRoute',
  'walkHast',
  'writtenData',
  'writtenFacts',
  'urlOfRedirect',
];

test('should export these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([...names].sort());
});
