import { describe, expect, test } from '@jest/globals';
import { readFenceMeta } from '../../../src/parse/code/fence-meta.js';

describe('readFenceMeta', () => {
  test.each([
    ['title="a b.php"', 'a b.php'],
    ["title='a b.php'", 'a b.php'],
    ['title=lib.php {1}', 'lib.php'],
    ['title=""', ''],
    ['subtitle="x"', undefined],
    ['title="a b', undefined],
    ['title=”a.js”', undefined],
    ['', undefined],
  ])('should read the title of %j', (meta, title) => {
    expect(readFenceMeta(meta).title).toBe(title);
  });

  test.each([
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{ 2 , 4 - 5 }', [2, 4, 5]],
    ['title="{9}" {1}', [1]],
    ['{5-3}', [3, 4, 5]],
    ['{a}', []],
    ['', []],
  ])('should read the marked lines of %j', (meta, lines) => {
    expect([...readFenceMeta(meta).marked.keys()]).toEqual(lines);
  });

  test('should tell highlighted, added and removed lines apart', () => {
    const { marked } = readFenceMeta('title="a {9}" {1} mark={2} ins={2-3} del={4} sins={5}');
    expect([...marked]).toEqual([
      [1, ['highlighted']],
      [2, ['highlighted', 'added']],
      [3, ['added']],
      [4, ['removed']],
    ]);
  });

  test('should not loop forever over a range without end', () => {
    expect(readFenceMeta('{1-99999999999}').marked.size).toBe(100_000);
  });

  test.each([
    ['showLineNumbers', true, 1],
    ['{1} showLineNumbers=5', true, 5],
    ['showLineNumbers{1}', true, 1],
    ['showLineNumbers=5{2}', true, 5],
    ['{2}showLineNumbers', false, 1],
    ['showLineNumbers=false', false, 1],
    ['noshowLineNumbers', false, 1],
    ['showLineNumbersNot', false, 1],
  ])('should read the line numbers of %j', (meta, showLineNumbers, firstLine) => {
    expect(readFenceMeta(meta)).toMatchObject({ showLineNumbers, firstLine });
  });

  test.each([
    ['live', true, false],
    ['title="a.js" live noInline {1}', true, true],
    ['noInline', false, true],
    ['live-css alive live=1', false, false],
    ['live noInlines', true, false],
  ])('should read whether code is editable in %j', (meta, live, noInline) => {
    expect(readFenceMeta(meta)).toMatchObject({ live, noInline });
  });
});
