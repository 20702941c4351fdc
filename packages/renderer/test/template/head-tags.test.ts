import { describe, expect, test } from '@jest/globals';
import { mergeHeadTags } from '../../src/template/head-tags.js';
import type { HeadTag } from '../../src/template/index.js';

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { property: name, content } });

describe('lists of elements for the head', () => {
  test('should be joined in order, later elements replacing earlier ones of the same name', () => {
    const levels = [
      [{ tag: 'title', content: 'Site' } as const, meta('a', '1'), property('og:image', '1')],
      [meta('A', '2'), meta('b', '2'), property('og:image', '2'), property('og:image', '3')],
      [{ tag: 'title', content: 'Page' } as const, { tag: 'link', attrs: { rel: 'canonical', href: '/' } } as const],
    ];
    expect(mergeHeadTags(levels)).toEqual([...(levels[1] as HeadTag[]), ...(levels[2] as HeadTag[])]);
  });

  test('should keep elements without a name, equal ones once, and one for each medium', () => {
    const style: HeadTag = { tag: 'style', content: 'a' };
    const dark: HeadTag = { tag: 'meta', attrs: { name: 'theme-color', media: '(x)', content: 'black' } };
    expect(
      mergeHeadTags([
        [style, meta('theme-color', 'white')],
        [style, { ...style, content: 'b' }, dark],
      ]),
    ).toEqual([meta('theme-color', 'white'), style, { ...style, content: 'b' }, dark]);
  });

  test('should count as equal with attributes in another order', () => {
    const link: HeadTag = { tag: 'link', attrs: { rel: 'alternate', hreflang: 'fr', href: '/fr/' } };
    const other: HeadTag = { tag: 'link', attrs: { rel: 'alternate', href: '/fr/', hreflang: 'fr' } };
    expect(mergeHeadTags([[link], [other]])).toEqual([other]);
  });

  test.each([
    [{ src: '/a.js' }, { src: '/a.js', defer: true }],
    [
      { src: '/a.js', async: true },
      { src: '/a.js', async: true },
    ],
    [{ src: '/a.js', defer: false }, { src: '/a.js' }],
    [
      { src: '/a.js', type: 'module' },
      { src: '/a.js', type: 'module' },
    ],
    [
      { src: '/a.js', blocking: 'render' },
      { src: '/a.js', blocking: 'render' },
    ],
    [{ id: 'x', hidden: false }, { id: 'x' }],
  ])('should defer external scripts unless they say otherwise: %j', (attrs, written) => {
    expect(mergeHeadTags([[{ tag: 'script', attrs }]])).toEqual([{ tag: 'script', attrs: written }]);
  });
});
