import { describe, expect, test } from '@jest/globals';
import { at, parseText } from '../../parse-text.js';

async function referencesOf(text: string): Promise<string[]> {
  const { undefinedReferences } = await parseText(text);
  return undefinedReferences.map((item) => `${item.kind} ${item.label} ${at(item)}`);
}

describe('undefined references', () => {
  test('should be found if a label has no definition', async () => {
    expect(await referencesOf('[text][nope], [text][] and [text][ok]\n\n[ok]: /x')).toEqual([
      'link nope docs/a.md:1:1',
      'link text docs/a.md:1:15',
    ]);
  });

  test('should be found if a footnote has none', async () => {
    expect(await referencesOf('a[^1] b[^2]\n\n[^1]: Note')).toEqual(['footnote 2 docs/a.md:1:8']);
    expect(await referencesOf('脚注[^1]です')).toEqual(['footnote 1 docs/a.md:1:3']);
  });

  test('should be placed on their line, in lists and quotes too', async () => {
    expect(await referencesOf('> q\n> w [e][f]\n\n- x\n  y &amp; [g][h]')).toEqual([
      'link f docs/a.md:2:5',
      'link h docs/a.md:5:11',
    ]);
  });

  test.each(['`[a][b]`', '    [a][b]', '$list[1][2]', 'array[a][b]', '\\[a][b]', '[a]', '[ ] [x]', 'h[^e]llo'])(
    'should not be detected in %j',
    async (text) => {
      expect(await referencesOf(text)).toEqual([]);
    },
  );
});
