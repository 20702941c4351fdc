import { describe, expect, test } from '@jest/globals';
import { defaultLabels, formatCount, formatLabel, pluralsOf, withoutBlogLabels } from '../../src/template/labels.js';

test('only the labels of blogs should be left out if a site has no blog', () => {
  const left = withoutBlogLabels(defaultLabels);
  const gone = Object.keys(defaultLabels).filter((name) => !(name in left));
  expect([gone.includes('readMore'), Object.keys(left).includes('next')]).toEqual([true, true]);
});

describe('formatLabel', () => {
  test('should fill every placeholder with its value', () => {
    expect(formatLabel('{count} pages: {tag}, {count}', { count: 0, tag: 'a' })).toBe('0 pages: a, 0');
  });

  test('should leave a placeholder without a value as it is', () => {
    expect(formatLabel('on {date}', {})).toBe('on {date}');
  });

  test('should not fill placeholders inside values', () => {
    expect(formatLabel('{a}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1');
  });
});

describe('formatCount', () => {
  test.each([
    ['en', 'One page|{count} pages', ['0 pages', 'One page', '2 pages', '21 pages']],
    [
      'ru',
      '{count} страница|{count} страницы|{count} страниц',
      ['0 страниц', '1 страница', '2 страницы', '21 страница'],
    ],
    // French has a plural form for millions, which most translations leave out
    ['fr', 'Une page|{count} pages', ['Une page', 'Une page', '2 pages', '21 pages']],
    ['ja', '{count} ページ', ['0 ページ', '1 ページ', '2 ページ', '21 ページ']],
  ])('should use the plural form of the count in the language %s', (language, label, expected) => {
    expect(
      [0, 1, 2, 21].map((count) => formatCount(label, { count }, { name: language, plurals: pluralsOf(language) })),
    ).toEqual(expected);
  });

  test('should leave the separator of forms alone inside values', () => {
    expect(
      formatCount('One of {tag}|{count} of {tag}', { count: 2, tag: 'a|b' }, { name: 'en', plurals: ['one', 'other'] }),
    ).toBe('2 of a|b');
  });
});
