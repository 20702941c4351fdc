import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { createHtmlRenderer } from '../../src/react-html/create-html-renderer.js';

const { createElement: h, Fragment, createContext, useContext, useId, useState } = React;

/** Renders a node with both renderers, and counts the calls of React. */
function renderBoth(node: React.ReactNode) {
  const asked = jest.fn(renderToString);
  const restart = jest.fn();
  const render = createHtmlRenderer({ React, createElement: h, renderToString: asked as typeof renderToString });
  const html = render(node, restart);
  const withId = asked.mock.calls.length > 0 && restart.mock.calls.length === 0 ? 1 : 0;
  return { html, expected: renderToString(node), timesAsked: asked.mock.calls.length - withId, restart };
}

const Colour = createContext('none');
const ShowColour = () => h('i', null, useContext(Colour));
const Id = ({ children }: { readonly children?: React.ReactNode }) => h('b', { id: useId(), title: useId() }, children);

class Counter extends React.Component<{ readonly by: number }, { readonly count: number }> {
  static override contextType = Colour;
  override state = { count: 1 };
  static getDerivedStateFromProps({ by }: { readonly by: number }) {
    return { count: by * 2 };
  }
  override render() {
    return [this.state.count, ' in ', this.context as string];
  }
}

const Asking = ({ ask }: { readonly ask: () => void }) => {
  ask();
  return null;
};

const Broken = (): never => {
  throw new Error('broken');
};

// React warns about lists without keys
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const printed: Readonly<Record<string, React.ReactNode>> = {
  'a text': '<a> & "b" \'c\'',
  nothing: [null, undefined, true, false, ''],
  'texts side by side': ['a', '', 1, 'b', 2n, null, 'c'],
  'texts around elements': h('p', null, 'a', h('b', null, 'x', 'y'), 'c', 'd'),
  'texts through fragments and components': [
    'a',
    h(Fragment, { key: 1 }, 'b', h(Fragment, null, 'c')),
    h(() => 'd', { key: 2 }),
    h(() => null, { key: 3 }),
    'e',
  ],
  'elements without content': [h('br', { key: 1 }), h('hr', { key: 2, className: 'x' }), h('i', { key: 3 })],
  'a first line that is empty': h('div', null, h('pre', null, '\na'), h('pre', null, '\n', 'a'), h('pre', null, 'a\n')),
  'inner HTML': h('div', null, [
    h('div', { key: 1, dangerouslySetInnerHTML: { __html: '<b>&amp;</b>' } }),
    h('pre', { key: 2, dangerouslySetInnerHTML: { __html: '\n<b>' } }),
  ]),
  contexts: h(Colour, { value: 'red' }, h(ShowColour), h(Colour, { value: 'blue' }, h(ShowColour)), h(ShowColour)),
  'a consumer': h(
    Colour.Provider,
    { value: 'red' },
    h(Colour.Consumer, { children: (value: string) => `is ${value}` }),
  ),
  'a class': h(Colour, { value: 'red' }, h(Counter, { by: 4 })),
  'memo and forwardRef': h(React.memo(React.forwardRef((props: object, _ref) => h('u', props, 'x'))), {
    title: 't',
  } as object),
  hooks: h(function Hooks() {
    const [state] = useState(() => 'state');
    const [sum] = React.useReducer(
      (a: number) => a,
      2,
      (start) => start + 1,
    );
    const memo = React.useMemo(() => 'memo', []);
    const back = React.useCallback(() => 'called', []);
    const ref = React.useRef('ref');
    const deferred = React.useDeferredValue('deferred');
    const [pending] = React.useTransition();
    const store = React.useSyncExternalStore(
      () => () => {},
      () => 'client',
      () => 'server',
    );
    React.useEffect(() => {});
    React.useLayoutEffect(() => {});
    return [state, sum, memo, back(), ref.current, deferred, String(pending), store, React.use(Colour)].join();
  }),
  'ids among siblings': h(
    'div',
    null,
    [1, 2, 3].map((key) => h(Id, { key }, h(Id), h(Id, null, h(Id)))),
  ),
  'ids deep down': Array.from({ length: 9 }).reduce<React.ReactNode>(
    (inner, _, level) =>
      h('p', null, ...Array.from({ length: 20 + level }, (_, at) => (at === 7 + level ? inner : 'x'))),
    h(Id, null, h(Id)),
  ),
  'a lazy image': h('img', { loading: 'lazy', src: '/a.png', alt: '', width: 3 }),
  'images that are loaded early': h('p', null, [
    h('img', { key: 1, src: '/a.png?b&c="d"', alt: '' }),
    h('img', { key: 2, src: '/a.png?b&c="d"', alt: 'again', loading: 'eager' }),
    h(() => h('img', { src: '/b.png', srcSet: undefined }), { key: 3 }),
    h('svg', { key: 4 }, h('foreignObject', null, h('img', { src: '/c.png' }))),
  ]),
  'images that are not': h('p', null, [
    h('img', { key: 1, alt: 'none' }),
    h('img', { key: 2, src: 'Data:image/png;base64,AA' }),
    h('picture', { key: 3 }, h('source', { srcSet: '/a.webp' }), h('b', null, h('img', { src: '/a.png' }))),
    h('noscript', { key: 4 }, h('img', { src: '/b.png' })),
    h('img', { key: 5, loading: 'lazy', src: '/c.png', srcSet: '/c.png 2x', fetchPriority: 'high' }),
    h('img', { key: 6, src: 7 as unknown as string }),
  ]),
  'ten images': Array.from({ length: 20 }, (_, at) => h('img', { key: at, src: `/${at % 10}.png` })),
  'an image after a choice of images': [
    h('picture', { key: 1 }, h('img', { src: '/a.png' })),
    h('img', { key: 2, src: '/b.png' }),
  ],
  styles: h('div', null, [
    h('style', { key: 1, media: 'print' }, 'a > b { content: "</style><Style>" }'),
    h('style', { key: 2, 'data-emotion': 'css', dangerouslySetInnerHTML: { __html: '.a>.b{}' } }),
    h('style', { key: 3, href: 'only-this' }),
    h('style', { key: 4, href: 'x', precedence: 'y', itemProp: 'z' }, 'p{}'),
  ]),
  scripts: h('div', null, [
    h('script', { key: 1, type: 'application/ld+json' }, '{ "a": "<b> & </script><Script>" }'),
    h('script', { key: 2, dangerouslySetInnerHTML: { __html: 'a < b' } }),
    h('script', { key: 3, src: '/a.js', defer: true }),
    h('script', { key: 4, async: true }),
  ]),
  'numbers in styles': h('p', { style: { width: 4, opacity: 0.5, margin: 0 } }),
  'a form': h('form', { method: 'get', role: 'search', action: '/s' }, [
    h('input', { key: 1, value: 'v', name: 'q', type: 'search', onChange: () => {}, disabled: true }),
    h('input', { key: 2, type: 'checkbox', defaultChecked: true, className: 'c' }),
    h('button', { key: 3, name: 'n', type: 'button' }, 'x'),
  ]),
};

const left: Readonly<Record<string, React.ReactNode>> = {
  'an image of several sizes': h('img', { src: '/a.png', srcSet: '/b.png 2x', alt: '' }),
  'an image that is loaded first': h('img', { src: '/a.png', fetchPriority: 'high' }),
  'eleven images': Array.from({ length: 11 }, (_, at) => h('img', { key: at, src: `/${at}.png` })),
  'styles that React moves': h('p', null, h('style', { href: 'x', precedence: 'y' }, 'p{}')),
  'scripts that React moves': h('p', null, h('script', { src: '/a.js', async: true })),
  'an element that React hoists': h('div', null, h('title', null, 'x')),
  suspense: h(React.Suspense, { fallback: 'wait' }, 'x'),
  'a state set while rendering': h(function Twice() {
    const [count, setCount] = useState(1);
    if (count < 3) setCount(count + 1);
    return `count ${count}`;
  }),
  'a custom element': h('my-element', { className: 'x', foo: true }),
  'a selected option': h('select', { defaultValue: 'b' }, h('option', null, 'a'), h('option', null, 'b')),
};

describe('printing React nodes', () => {
  test.each(Object.entries(printed))('should give the bytes of renderToString without asking React: %s', (_, node) => {
    const { html, expected, timesAsked } = renderBoth(node);
    expect(html).toBe(expected);
    expect(timesAsked).toBe(0);
  });

  test.each(Object.entries(left))('should leave to React: %s', (_, node) => {
    const { html, expected, timesAsked, restart } = renderBoth(h(Colour, { value: 'red' }, 'a', node));
    expect(html).toBe(expected.replace(/^$/, html));
    expect(html).toBe(renderToString(h(Colour, { value: 'red' }, 'a', node)));
    expect(timesAsked).toBe(1);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('should throw what a component throws, and leave contexts unchanged', () => {
    expect(() => renderBoth(h(Colour, { value: 'red' }, h(Broken)))).toThrow('broken');
    expect(renderBoth(h(ShowColour)).html).toBe('<i>none</i>');
  });

  test('should find the values of contexts inside of what React renders, even once it renders everything', () => {
    const render = createHtmlRenderer({ React, createElement: h, renderToString });
    const ask = jest.fn();
    const inner = h(React.Suspense, null, h('my-element', null, 'a', h(Asking, { ask })));
    for (let times = 0; times < 30; times++) render(inner, () => {});
    ask.mockImplementation(() => expect(render.provided?.()).toEqual([[Colour, 'red']]));
    ask.mockClear();
    render.visit?.(h(Colour, { value: 'red' }, inner));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(() => render.visit?.(h(Broken))).toThrow('broken');
  });

  test.each([':R0:', '\u00abR0\u00bb', '_R_0_'])('should write ids like the version of React does: %s', (atRoot) => {
    const prefixed = (prefix = ''): string => atRoot.replace('R', `${prefix}R`);
    const render = createHtmlRenderer({
      React,
      createElement: h,
      renderToString: (_, options) => prefixed(options?.identifierPrefix),
    });
    expect(render(h('p', null, h(Id)), () => {}, 'b3')).toBe(
      `<p><b id="${prefixed('b3')}" title="${prefixed('b3').replace('0', '0H1')}"></b></p>`,
    );
    const inList = atRoot.replace('0', '2');
    expect(render(h('p', null, 'x', h(Id)), () => {})).toBe(
      `<p>x<b id="${inList}" title="${inList.replace('2', '2H1')}"></b></p>`,
    );
  });

  test('should leave everything to React if its internals are not those of version 19', () => {
    const render = createHtmlRenderer({ React: {}, createElement: h, renderToString });
    expect(render(h('p', null, 'x'), () => {})).toBe('<p>x</p>');
  });
});
