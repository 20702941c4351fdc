import { describe, expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { seededNumbers } from '../../../../../tests/random.js';
import { countWords, readingMinutes } from '../../../src/parse/facts/reading-time.js';
import { parseText } from '../parse-text.js';

describe('a post of a blog', () => {
  const folders = { postFolders: ['blog'] };

  test('should have its title apart from its text', async () => {
    const post = await parseText('# Title\n\nText.\n\n## Part\n', 'blog/a.md', folders);
    expect([post.contentTitle, post.headings.map(({ text }) => text)]).toEqual(['Title', ['Part']]);
    expect(toHtml(post.tree as never)).not.toContain('<h1');
    const document = await parseText('# Title\n\nText.\n\n## Part\n', 'docs/a.md', folders);
    expect(document.headings.map(({ text }) => text)).toEqual(['Title', 'Part']);
    expect(document.readingMinutes).toBeUndefined();
  });

  test('should have a reading time', async () => {
    const words = (count: number) => Array(count).fill('word').join(' ');
    const minutes = async (body: string) => (await parseText(body, 'blog/a.md', folders)).readingMinutes;
    expect(await minutes(`# A long title\n\n${words(200)}\n`)).toBe(1);
    expect(await minutes(`import A from './a';\n\nA long title\n===\n\n${words(196)}\n`)).toBe(1);
    expect(await minutes(`---\ntitle: A\n---\n\n${words(210)}\n`)).toBe(1.05);
  });

  test('should count words between spaces if the site says so, and signs that are words', async () => {
    const text = 'One two-three https://a.b/c-d `e.f()`\n\n我们。发布 v2,ok ひら 가나.\n';
    const settings = { ...folders, countedWords: 'spaces' as const };
    const { readingMinutes: minutes } = await parseText(text, 'blog/a.md', settings);
    expect(minutes).toBe(13 / 200);
    expect((await parseText(text, 'blog/a.md', folders)).readingMinutes).not.toBe(minutes);
  });

  test('should be counted in words if there are no spaces between them', () => {
    expect(readingMinutes('我们发布了新版本。'.repeat(100))).toBeGreaterThan(1);
    expect(readingMinutes('')).toBe(0);
  });
});

describe('countWords', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const expected = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

  test.each([
    'Plain words, and punctuation: "quoted" (in brackets) - dashed; done!',
    "don't e.g. 3.14 1,000 a:b a_b _c_ __d__ **e** `f` x-y https://example.org/a?b=c#d",
    '日本語の文章です。 한국어 문장 ประโยค émigré naïve — “quotes” … 👍🏽 ok',
    '```js\nconst a = { b: [1, 2], c: "d" };\n```\n\n| a | b |\n| - | - |\n\n<Tabs x={1}>\n',
    ' \u0301a b\u0301 \ufeffc d\u00a0e f\u200dg',
  ])('should count words in `%s` as Unicode defines them', (text) => {
    expect(countWords(text)).toBe(expected(text));
  });

  test('should count the same in random texts', () => {
    const signs = ['a', 'Z', '1', ' ', '.', ',', "'", ':', '_', '-', '*', '`', '"', '(', '#', 'é', '語', '\n', '’'];
    const next = seededNumbers(7);
    const texts = Array.from({ length: 3000 }, () =>
      Array.from({ length: next(14) }, () => signs[next(signs.length)]).join(''),
    );
    expect(texts.filter((text) => countWords(text) !== expected(text))).toEqual([]);
  });
});
