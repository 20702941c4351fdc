import { expect, test } from '@jest/globals';
import * as core from '../src/index.js';

/**
 * What the package offers, in the order of its index; types leave no trace. An export added or removed changes this
 * list.
 */
const names = [
  'defineConfig',
  'hostedSearch',
  'escapeAttribute',
  'escapeHtml',
  'ConfigError',
  'readConfig',
  'didYouMean',
  'nearest',
  'compareText',
  'finding',
  'findNearest',
  'sortDiagnostics',
  'readGitHistory',
  'createDocumentParser',
  'builtInAdmonitions',
  'builtInComponents',
  'jsxAttributes',
  'urlAttributes',
  'walkHast',
  'outputPathOfRoute',
  'urlOfRoute',
  'scanSite',
  'decodePath',
  'decodeSource',
  'encodePath',
  'firstRoute',
  'assembleSite',
  'readAssets',
  'resolveLink',
  'placeOf',
  'placeOfKey',
  'markdownTwins',
  'relativeReference',
];

test('should export these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([...names].sort());
});
