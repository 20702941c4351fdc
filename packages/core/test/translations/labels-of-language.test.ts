import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { labelsOfLanguage } from '../../src/translations/labels-of-language.js';

const labelsDir = makeFolder({
  'de.json': '{ "next": "Nächste", "home": "Start" }',
  'pt-BR.json': '{ "next": "Próxima" }',
  'zh-Hant.json': '{ "next": "下一頁" }',
});

test.each([
  ['de-AT', 'Nächste'],
  ['pt', 'Próxima'],
  ['pt-PT', 'Próxima'],
  ['zh-TW', '下一頁'],
  ['zh-Hant', '下一頁'],
  ['xx', undefined],
])('the labels of %s should be those of the closest language', (language, next) => {
  expect(labelsOfLanguage(language, labelsDir).next).toBe(next);
});
