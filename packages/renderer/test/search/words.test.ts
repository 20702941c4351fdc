import { describe, expect, test } from '@jest/globals';
import { fold, scanWords, termsOf } from '../../src/search/words.js';

function wordsIn(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

describe('the words of a text', () => {
  test.each([
    ['Locks: the API, and `get_lock()`.', ['Locks', 'the', 'API', 'and', 'get_lock']],
    ["don't", ['don', 't']],
    ['Moodle 4.0.1 came after v3.11.', ['Moodle', '4.0.1', 'came', 'after', 'v3.11']],
    ['version.php and lib4.php', ['version', 'php', 'and', 'lib4', 'php']],
    ['Größe, naïve, Ωμέγα, привет', ['Größe', 'naïve', 'Ωμέγα', 'привет']],
    ['हिन्दी', ['हिन्दी']],
    ['日本語 docs', ['日本', '本語', 'docs']],
    ['字', ['字']],
    // CJK Extension B: each character is two UTF-16 code units
    ['𠮷野家 docs', ['𠮷野', '野家', 'docs']],
    ['𠀀𠀁字', ['𠀀𠀁', '𠀁字']],
    ['𠮷', ['𠮷']],
    ['𐐔𐐯𐑅 𝟙𝟚', ['𐐔𐐯𐑅', '𝟙𝟚']],
    ['fast🚀docs 👩‍💻 a', ['fast', 'docs', 'a']],
    ['half \ud83d and \ude80x', ['half', 'and', 'x']],
    // numbers beyond the longest word are not looked through again at each dot
    [`${'1.'.repeat(100)}1`, ['1.1']],
    ['', []],
  ])('of %j should be %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  test('should be looked for between two positions only', () => {
    const words: string[] = [];
    scanWords('one two three', (start, end) => words.push('one two three'.slice(start, end)), 4, 7);
    expect(words).toEqual(['two']);
  });

  test('should leave out anything longer than a word can be', () => {
    expect(wordsIn(`a ${'x'.repeat(65)} b`)).toEqual(['a', 'b']);
  });
});

describe('the terms of a word', () => {
  test.each([
    ['Lock', ['lock']],
    ['get_records', ['get_records', 'get', 'records']],
    ['getRecordsSQL', ['getrecordssql', 'get', 'records', 'sql']],
    ['XMLDBFile', ['xmldbfile', 'xmldb', 'file']],
    ['4.0.1', ['4.0.1', '4.0']],
    ['v3.11', ['v3.11', '3.11']],
    ['x_y', ['x_y']],
    ['Größe', ['grosse']],
  ])('%s should be %j', (word, terms) => {
    expect(termsOf(word)).toEqual(terms);
  });

  test('should be the same with and without accents, in either Unicode form', () => {
    expect(['Café', 'Cafe\u0301', 'CAFÉ'].map(fold)).toEqual(['cafe', 'cafe', 'cafe']);
    expect(fold('が')).toBe('が');
    expect(['Łódź', 'Ærø', 'STRAẞE', 'İstanbul', 'ΑΘΗΝΆΣ', '데이터', 'ﬁle'].map(fold)).toEqual([
      'lodz',
      'aero',
      'strasse',
      'istanbul',
      'αθηνασ',
      '데이터',
      'file',
    ]);
  });
});
