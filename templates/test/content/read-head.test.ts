import { describe, expect, test } from '@jest/globals';
import { createElement, Fragment, type ReactNode } from 'react';
import { readHead } from '../../src/content/read-head.js';

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
