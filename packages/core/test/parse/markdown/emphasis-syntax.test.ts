import { describe, expect, test } from '@jest/globals';
import { parseText } from '../parse-text.js';

async function found(text: string): Promise<string[]> {
  const { problems } = await parseText(`${text}\n`);
  return problems
    .filter(({ rule }) => rule === 'emphasis-syntax')
    .map(({ place, message, hint }) => `${place.line}:${place.column} ${message}; ${hint}`);
}

const space = 'because there is a space inside of it; move the space out of the marks';
const letter =
  'because it stands between punctuation and a letter; move the punctuation out of the marks, or write `<strong>`';

describe('text that was meant to be bold', () => {
  test.each([
    ['A **bold ** word', `1:3 readers see '**', ${space}`],
    ['A ** bold**, too', `1:3 readers see '**', ${space}`],
    ['(__bold __)', `1:2 readers see '__', ${space}`],
    ['**How to use **', `1:1 readers see '**', ${space}`],
    ['> a\n> ** all of it**', `2:3 readers see '**', ${space}`],
    ['| ** a** | b |\n| - | - |', `1:3 readers see '**', ${space}`],
    ['**性能：**读取', `1:1 readers see '**', ${letter}`],
    ['See **Note:**this', `1:5 readers see '**', ${letter}`],
    ['nivel**"Alto"** o**"Bajo"**, se', `1:6 readers see '**', ${letter}`, `1:18 readers see '**', ${letter}`],
    ['这是**「词」** 语', `1:3 readers see '**', ${letter}`],
  ])('should be reported where readers see the marks: %s', async (text, ...expected) => {
    expect(await found(text)).toEqual(expected);
  });

  test.each([
    '**bold** and __bold__',
    '2 ** 3 ** 4',
    '2 **3** 4',
    '`**bold **`',
    '\\*\\*bold \\*\\*',
    '*args, **kwargs and **options',
    'src/** and lib/** or **/*.ts',
    '**a** b **c**',
    '**a.** B',
    'a**b**, x**(n)',
    '__dirname and __filename',
    'a **b',
    '****',
  ])('should not be found in %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});
