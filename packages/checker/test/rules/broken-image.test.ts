import { describe, expect, test } from '@jest/globals';
import { brokenImage } from '../../src/rules/broken-image.js';
import { makeLink, ruleInput } from '../site-fixture.js';

const asset = (path: string, damage: 'empty' | 'git-lfs' | 'text' | undefined) =>
  ({ type: 'asset', asset: { path, outputPath: path, ...(damage && { damage }) }, url: `/${path}` }) as const;

describe('broken-image', () => {
  test('should report a pointer of Git LFS, one cause for all of them', () => {
    const links = ['a.png', 'b.png'].map((href) => makeLink(href, asset(href, 'git-lfs'), { kind: 'image' }));
    const [found, other] = [...brokenImage.check(ruleInput({ links }))];
    expect(found).toEqual({
      rule: 'broken-image',
      file: 'docs/a.md',
      line: 3,
      column: 1,
      message: "'a.png' is a pointer of Git LFS, and not the image itself",
      hint: "run 'git lfs pull'; in a workflow of GitHub, set 'lfs: true' for actions/checkout",
      cause: 'git-lfs',
    });
    expect(other?.cause).toBe(found?.cause);
  });

  test('should report empty files and text, in static folders too, by file', () => {
    const image = { damage: 'text' } as const;
    const links = [
      makeLink('a.png', asset('a.png', 'empty'), { kind: 'image' }),
      makeLink('/b.png', { type: 'static', path: '/b.png', url: '/base/b.png', image }, { kind: 'image' }),
    ];
    expect([...brokenImage.check(ruleInput({ links }))].map(({ message, cause }) => [message, cause])).toEqual([
      ["the file 'a.png' is empty", '/a.png'],
      ["'/b.png' contains text, and no image", '/base/b.png'],
    ]);
  });

  test('should accept images, and links to files that are none', () => {
    const links = [
      makeLink('a.png', asset('a.png', undefined), { kind: 'image' }),
      makeLink('b.png', asset('b.png', 'text'), { kind: 'link' }),
    ];
    expect([...brokenImage.check(ruleInput({ links }))]).toEqual([]);
  });
});
