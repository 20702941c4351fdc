import { describe, expect, test } from '@jest/globals';
import { dateOfPost, type KnownDates } from '../../../src/content/blog/post-date.js';
import { readFrontMatter } from '../../../src/parse/front-matter/front-matter.js';

const [named, added] = [Date.parse('2021-08-26'), Date.parse('2020-01-01')];

function dateOf(yaml: string, known: KnownDates = {}, path = 'blog/a.md') {
  const { frontMatter, places } = readFrontMatter(`---\n${yaml}\n---\n`, path);
  const { date, findings } = dateOfPost({ path, frontMatter, frontMatterPlaces: places }, known);
  return [new Date(date).toISOString(), ...findings.map(({ line, message }) => `${line} ${message}`)];
}

describe('dateOfPost', () => {
  test.each([
    ['date: 2021-09-13', '2021-09-13T00:00:00.000Z'],
    ['date: 2021-09-13T18:00', '2021-09-13T18:00:00.000Z'],
    ['date: 2021-09-13T18:00:00+02:00', '2021-09-13T16:00:00.000Z'],
    ['date: "2021-09-13 18:00 -05:00"', '2021-09-13T23:00:00.000Z'],
  ])('should prefer `%s` to the date in the path', (yaml, date) => {
    expect(dateOf(yaml, { named, added })).toEqual([date]);
  });

  test('should prefer the date in the path to that of the commit', () => {
    expect(dateOf('title: A', { named, added })).toEqual(['2021-08-26T00:00:00.000Z']);
    expect(dateOf('title: A', { added })).toEqual(['2020-01-01T00:00:00.000Z']);
  });

  test('should report an invalid date, and use the one in the path', () => {
    expect(dateOf('date: soon', { named })).toEqual([
      '2021-08-26T00:00:00.000Z',
      "2 front matter 'date': 'soon' is not a date",
    ]);
  });

  test('should be that of the file if nothing else names one, with a report', () => {
    const made = Date.parse('2023-03-04T05:06:07Z');
    expect(dateOf('title: A', { added, made })).toEqual(['2020-01-01T00:00:00.000Z']);
    expect(dateOf('title: A', { made })).toEqual(['2023-03-04T05:06:07.000Z', '1 the post has no date']);
    expect(dateOf('date: soon', { made })[0]).toBe('2023-03-04T05:06:07.000Z');
  });

  test('should report a post without one', () => {
    expect(dateOf('title: A')).toEqual(['1970-01-01T00:00:00.000Z', '1 the post has no date']);
    expect(dateOf('title: A', {}, 'blog/notes-2024-02-29.md')[1]).toBe('1 the post has no date');
  });

  test.each([
    ['blog/2024-02-31-a.md', '2024-02-31'],
    ['blog/2023/13/01/a.md', '2023/13/01'],
  ])('should say that the calendar lacks the day in a path: %s', (path, day) => {
    expect(dateOf('title: A', {}, path)[1]).toBe(`1 the post has no date: there is no day '${day}'`);
  });
});
