import { expect, test } from '@jest/globals';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { clockBanner, setRenderDay } from '../../src/bundle/analysis/render-clock.js';
import { createHtmlRenderer } from '../../src/react-html/create-html-renderer.js';
import { withPageNumbers } from '../../src/render/page-numbers.js';

setRenderDay('2024-02-29');

const random = (): number => new Function(`${clockBanner}return __docsiteRandom()`)();
const Dice = () => React.createElement('b', null, String(random()));
const restart = () => {};

test('random numbers should be the same whatever part of a page React renders again', () => {
  const render = createHtmlRenderer({ React, createElement: React.createElement, renderToString });
  // React moves a title into the head, so that it renders everything again
  const page = React.createElement('div', null, React.createElement(Dice), React.createElement('title', null, 'a'));
  const drawn = Array.from({ length: 60 }, () => withPageNumbers(render, '/a')(page, restart));
  expect(new Set(drawn).size).toBe(1);
  expect(drawn[0]).toMatch(/<b>0\.\d+<\/b>/);
});

test('random numbers should be the same for pages rendered in turns', () => {
  const render = createHtmlRenderer({ React, createElement: React.createElement, renderToString });
  const drawn = (pages: readonly string[]): readonly string[] => {
    const renderers = new Map(pages.map((page) => [page, withPageNumbers(render, page)]));
    return pages.map((page) => `${page} ${renderers.get(page)?.(React.createElement(Dice), restart)}`);
  };
  const apart = [...drawn(['/a', '/a']), ...drawn(['/b', '/b'])];
  expect(new Set(apart).size).toBe(4);
  expect([...drawn(['/a', '/b', '/b', '/a'])].sort()).toEqual([...apart].sort());
});
