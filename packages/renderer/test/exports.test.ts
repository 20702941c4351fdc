import { expect, test } from '@jest/globals';
import * as renderer from '../src/index.js';
import * as template from '../src/template/index.js';

test('the renderer should export these names and no others', () => {
  expect(Object.keys(renderer).sort()).toEqual([
    'buildSiteData',
    'bundleSite',
    'chunkName',
    'collectLocaleRoutes',
    'createRenderer',
    'printModule',
    'readLabels',
    'renderSiteFiles',
    'resolveTree',
  ]);
});

test('the template API should export these names and no others', () => {
  expect(Object.keys(template).sort()).toEqual([
    'PageContext',
    'SiteContext',
    'defaultLabels',
    'formatLabel',
    'pageDataPath',
    'pageDataUrl',
    'siteDataUrl',
    'useBaseUrl',
    'useLabels',
    'usePage',
    'usePageUrl',
    'useSite',
  ]);
});
