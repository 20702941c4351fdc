import { expect, test } from '@jest/globals';
import * as docusaurus from '../src/index.js';

test('the package should export the adapter, the preset, and what commands read of labels', () => {
  expect(Object.keys(docusaurus).sort()).toEqual([
    'applyDocusaurusPreset',
    'codeMessages',
    'labelsOf',
    'readDocusaurus',
    'writeNative',
  ]);
});
