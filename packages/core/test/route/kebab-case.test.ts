import { expect, test } from '@jest/globals';
import { kebabCase } from '../../src/route/kebab-case.js';

test.each([
  ['JavaScript', 'java-script'],
  ['Moodle 4.0', 'moodle-4-0'],
  ['mod_data', 'mod-data'],
  ['forms-api', 'forms-api'],
  ['HTML', 'html'],
  ['XMLParser', 'xml-parser'],
  ['Éclair à la carte', 'éclair-à-la-carte'],
  ['日本 語', '日本-語'],
  ['C++ / C#', 'c-c'],
  ['  ', ''],
])('kebabCase should make %j into %j', (label, expected) => {
  expect(kebabCase(label)).toBe(expected);
});
