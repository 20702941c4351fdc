import { describe, expect, test } from '@jest/globals';
import { createElement, Fragment, type ReactNode } from 'react';
import { type HeadTag, mergeHeadTags, readHead } from '../../src/template/index.js';

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { property: name, content } });

describe('lists of elements for the head', () => {
  test('should be joined in order, a later list replacing elements of the same name', () => {
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
  ])('should defer scripts of other files that say nothing else: %j', (attrs, written) => {
    expect(mergeHeadTags([[{ tag: 'script', attrs }]])).toEqual([{ tag: 'script', attrs: written }]);
  });
});

const inner = 'dangerouslySetInnerHTML';
const Box = () => null;

describe('the children of <Head>', () => {
  const read = (...children: ReactNode[]) => readHead(children);

  test('should be elements of HTML, in fragments and lists too, their attributes named as in HTML', () => {
    const link = createElement('link', { rel: 'preload', crossOrigin: '', hrefLang: 'en', className: 'x' });
    const refresh = createElement('meta', { httpEquiv: 'refresh', content: 5, media: undefined });
    expect(read(createElement(Fragment, {}, link), [refresh], false, null, ' ')).toEqual({
      tags: [
        { tag: 'link', attrs: { rel: 'preload', crossorigin: '', hreflang: 'en', class: 'x' } },
        { tag: 'meta', attrs: { 'http-equiv': 'refresh', content: '5' } },
      ],
      foreign: [],
    });
  });

  test('should have text or HTML as their content', () => {
    expect(
      read(
        createElement('title', {}, 'Count ', 1),
        createElement('script', { async: true, [inner]: { __html: 'x < y' } }),
      ).tags,
    ).toEqual([
      { tag: 'title', content: 'Count 1' },
      { tag: 'script', attrs: { async: true }, content: 'x < y' },
    ]);
  });

  test('should be named where they are anything else', () => {
    expect(read(createElement('div'), createElement(Box), 'Words').foreign).toEqual(['<div>', '<Box>', 'text']);
  });
});
