import { expect, test } from '@jest/globals';
import { namesOfLanguage } from '../../src/translations/names-of-language.js';

test.each([
  ['pt-AO', ['pt-AO', 'pt-Latn', 'pt', 'pt-BR']],
  ['zh-TW', ['zh-TW', 'zh-Hant', 'zh', 'zh-CN']],
  ['de', ['de', 'de-DE', 'de-Latn']],
  ['zh_CN', ['zh_CN']],
])('words of %s should be looked for under these names', (language, names) => {
  expect(namesOfLanguage(language)).toEqual(names);
});
