import { describe, expect, test } from '@jest/globals';
import type { Bundled } from '../../src/liveness/bundled.js';
import { aliveIn, component, judge, react } from './judge-code.js';

describe('a page is inert', () => {
  test.each([
    ['with elements, properties and children', component('return <p className={props.kind}>{props.children}</p>')],
    [
      'with a component that is drawn from a list',
      component('return <ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}</ul>'),
    ],
    [
      'with a context',
      react(
        'createContext, useContext',
        'return <Kind value="a"><b>{useContext(Kind)}</b></Kind> } const Kind = createContext(""); {',
      ),
    ],
    [
      'with values that are kept for the next time',
      react('useMemo, useCallback, useId', 'return <p id={useId()}>{useMemo(() => 1 + 1, [])}</p>'),
    ],
    [
      'with a memoized component',
      `import { memo } from 'react'; const Page = memo(() => <p />); export { Page as default };`,
    ],
    [
      'with a component that takes a ref',
      `import { forwardRef } from 'react'; const Page = forwardRef((props, ref) => <svg ref={ref}><title>x</title></svg>); export { Page as default };`,
    ],
    ['with a ref that it is given', component('const { ref, kind } = props; return <p ref={ref}>{kind}</p>')],
    [
      'with a handler that nobody gives',
      component(
        'return <Button label="x" /> } function Button({ label, onClick }) { return <button onClick={onClick}>{label}</button>',
      ),
    ],
    ['with a handler that it passes on', component('return <button onClick={props.onClick ?? undefined} />')],
    [
      'with React as a whole',
      `import * as React from 'react'; export { Page as default }; function Page() { return React.createElement(React.Fragment, null, 'x'); }`,
    ],
    [
      'with React as the default import',
      `import React from 'react'; export { Page as default }; function Page() { return React.createElement('p', null, 'x'); }`,
    ],
    [
      'with a local variable named as a global',
      component(
        'const window = props.size; return <p>{window} {names(["a"])}</p> } function names(document) { return document.join()',
      ),
    ],
    ['with names of handlers as text', component('return <td>onClick</td>')],
    ['with keys that are put together', component('return <p>{Object.keys({ [props.kind]: props.value })}</p>')],
    [
      'with a hook of its own that keeps nothing',
      component('return <p>{useKind()}</p> } function useKind() { return 1'),
    ],
    [
      'with a class that is no component',
      component(
        'return <p>{new Scale(2).of(3)}</p> } class Scale { size = 1; constructor(size) { this.size = size; } of(n) { return n * this.size; }',
      ),
    ],
    [
      'with calculations at the top of its file',
      component('return <p>{sum}</p>', 'const sum = [1, 2].reduce((a, b) => a + b, 0)'),
    ],
    [
      'with collections, and calls that are marked as pure, at the top of its file',
      component('return <p />', 'const kept = new WeakMap(); const made = /* @__PURE__ */ make(1)'),
    ],
    [
      'with what a component is named',
      component('return <Card /> } function Card() { return <p /> } Card.displayName = "Card"; {'),
    ],
    ['with a number in a language that is named', component('return <p>{props.n.toLocaleString("de-DE")}</p>')],
    [
      'with elements for the head of the document',
      component('return <Head><title>x</title><meta name="a" /></Head>', `import { Head } from './head'`),
    ],
    [
      "with the theme's components that it is given",
      'export { Page as default }; function Page({ components: _components = {} }) { const Head = _components.Head; return <Head><title>x</title></Head>; }',
    ],
    [
      'with code that nothing uses',
      component(
        'return <p />',
        `import { useState } from 'react'; export function Counter() { return useState(0)[0]; } Counter.displayName = 'x'; const Kept = { Counter }`,
      ),
    ],
    [
      'with generic types and enums',
      component('return <p>{Kind.A}</p> } enum Kind { A = "a" } type P<T> = { readonly a: T }; {'),
    ],
    [
      'with a time that nothing uses at the top of its file',
      component('return <p />', 'const started = new Date(); function age() { return Date.now() - started; }'),
    ],
    ['with a time in UTC', component("return <p>{new Date('2020-01-02T00:00:00.000Z').toISOString()}</p>")],
    ['with a date in UTC', component('return <p>{new Date(Date.UTC(props.year, 1)).getTime()}</p>')],
    ['with a time of the same milliseconds everywhere', component('return <p>{Date.UTC(2024, 1, 2)}</p>')],
  ])('%s', (_, code) => {
    const head = 'export function Head(props) { return null; }';
    expect(aliveIn({ page: code, head })).toBeUndefined();
  });
});

describe('a page is live', () => {
  test.each([
    ['useState', react('useState', 'return <p>{useState(0)[0]}</p>')],
    ['useReducer', react('useReducer', 'return <p>{useReducer(() => 1, 0)[0]}</p>')],
    ['useEffect', react('useEffect', 'useEffect(() => {}); return null')],
    ['useRef', react('useRef', 'return <p>{useRef(1).current}</p>')],
    ['useSyncExternalStore', react('useSyncExternalStore', 'return useSyncExternalStore(() => {}, () => 1)')],
    ['lazy', react('lazy', 'return <Late /> } const Late = lazy(() => null); {')],
    ['Suspense', react('Suspense', 'return <Suspense><p /></Suspense>')],
    ['use', react('use', 'return <p>{use(props.later)}</p>')],
    [
      'Component',
      `import { Component } from 'react'; class Page extends Component { render() { return null; } } export { Page as default };`,
    ],
    [
      'Component',
      `import React from 'react'; class Page extends React.Component { render() { return null; } } export { Page as default };`,
    ],
    [
      'useState',
      `import * as React from 'react'; export { Page as default }; function Page() { return React.useState(0)[0]; }`,
    ],
    [
      'react',
      `import * as React from 'react'; export { Page as default }; function Page({ name }) { return React[name](0); }`,
    ],
    ['onClick', component('return <button onClick={() => {}}>x</button>')],
    ['onClick', component('const press = props.press; return <button onClick={press}>x</button>')],
    [
      'onClick',
      component(
        'return <Button onClick={() => {}} /> } function Button({ onClick }) { return <button onClick={onClick} />',
      ),
    ],
    [
      'onClick',
      component('return <Button /> } function Button({ onClick = () => {} }) { return <button onClick={onClick} />'),
    ],
    ['onClick', component('const all = {}; all.onClick = () => {}; return <button {...all} />')],
    ['onClick', component('const all = { onClick() {} }; return <button {...all} />')],
    [
      'onClick',
      component('const all = {}; all["on" + "x"] = props.f; all["onClick"] = props.f; return <button {...all} />'),
    ],
    ['on', component('return <button {...{ ["on" + props.event]: props.f }} />')],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    ['on', component('return <button {...Object.fromEntries([[`on${props.event}`, props.f]])} />')],
    ['onClick', component('let { onClick } = props; onClick = () => {}; return <button onClick={onClick} />')],
    ['ref', component('return <p ref={(node) => node.focus()} />')],
    [
      'ref',
      component(
        'return <Field inner={(node) => node.focus()} /> } function Field({ inner }) { return <p ref={inner} />',
      ),
    ],
    ['action', component('return <form action={props.send} />')],
    ['window', component('return <p>{typeof window}</p>')],
    ['document', component('return <p>{document.title}</p>')],
    ['localStorage', component('return <p>{localStorage.a}</p>')],
    ['navigator', component('return <p>{read()}</p> } function read() { return navigator.language')],
    ['globalThis', component('return <p>{globalThis.a}</p>')],
    ['addEventListener', component('return <p />', 'addEventListener("load", () => {})')],
    ['setTimeout', component('setTimeout(() => {}); return null')],
    ['fetch', component('fetch("/x"); return null')],
    ['Date', component('return <p>{new Date().getFullYear()}</p>')],
    ['Date', component("return <p>{new Date('2020-01-02').getTime()}</p>")],
    ['getDate', component('return <p>{props.date.getDate()}</p>')],
    ['Math.random', component('return <p>{Math.random()}</p>')],
    ['Intl', component('return <p>{new Intl.NumberFormat().format(1)}</p>')],
    ['toLocaleString', component('return <p>{props.n.toLocaleString()}</p>')],
    ['localeCompare', component('return <p>{props.a.localeCompare(props.b)}</p>')],
    ['process', component('return <p>{process.env.KEY}</p>')],
    ['import(', component('import("./x"); return null')],
    ['import.meta', component('return <p>{import.meta.url}</p>')],
    ['async', `export { Page as default }; async function Page() { return <p />; }`],
    ['await', component('return <p>{a}</p>', 'const a = await 1')],
    ['eval', component('return <p>{eval("1")}</p>')],
    ['constructor', component('return <p>{(() => {}).constructor("return window")()}</p>')],
    ['<script', component('return <script src="/x.js" />')],
    ['<title', component('return <p><title>x</title></p>')],
    ['<title', component('return <Head><title>x</title></Head> } function Head({ children }) { return children')],
    ['my-clock', component('return <my-clock />')],
    ['suppressHydrationWarning', component('return <p suppressHydrationWarning>x</p>')],
    ['chart.js', component('return <p>{draw()}</p>', `import { draw } from '/x/node_modules/chart.js/index.js'`)],
    ['node:fs', component('return <p />', `import 'node:fs'`)],
    [
      'useState',
      component(
        'return <p>{useKind()}</p> } function useKind() { return useState(1)[0]',
        `import { useState } from 'react'`,
      ),
    ],
    ['window', component('return <p />', 'window.started = true')],
    ['window', component('return <p />', 'class Kept { static { window.a = 1; } }')],
    ['window', component('return <p />', 'const kept = start(); function start() { return window.a; }')],
    ['window', component('{ const window = 1; } return <p>{window}</p>')],
    ['export *', component('return <p />', `export * from 'react'`)],
  ])('by %s', (code, source) => {
    expect(judge(source)).toBe(code);
  });

  test('should be so because of what another file exports, and be inert if it uses only the rest of it', () => {
    const parts = `import { useState } from 'react'; export function Count() { return useState(0)[0]; } export function Badge() { return <b />; }`;
    const page = (name: string) => component(`return <${name} />`, `import { ${name} } from './parts'`);
    expect(aliveIn({ page: page('Count'), parts })).toEqual({ module: 'parts.tsx', code: 'useState' });
    expect(aliveIn({ page: page('Badge'), parts })).toBeUndefined();
  });

  test('should be so because of the properties of an object that the page names, not because of others', () => {
    const values = `const isMac = navigator.platform.startsWith('Mac') || /Mac/.test(navigator.userAgent);
      const all = { mac: isMac, names: ['a', 'b'], size() { return 1; } }; export { all as default };`;
    const page = (body: string) => `import all from './values'; ${component(body)}`;
    expect(aliveIn({ page: page('return <b>{all.names[0]}{all.size()}</b>'), values })).toBeUndefined();
    expect(aliveIn({ page: page('return <b>{all.mac}</b>'), values })).toEqual({
      module: 'values.tsx',
      code: 'navigator',
    });
    for (const whole of ['Object.keys(all)', 'all[props.name]', 'all.toString()'])
      expect(aliveIn({ page: page(`return <b>{${whole}}</b>`), values })?.code).toBe('navigator');
    const own = values.replace('return 1', 'return this.mac');
    expect(aliveIn({ page: page('return <b>{all.size()}</b>'), values: own })?.code).toBe('navigator');
    const open = `${values} all.names = open();`;
    expect(aliveIn({ page: page('return <b>{all.names[0]}</b>'), values: open })?.code).toBe('open');
  });

  test('should be so because of the properties after a spread that the page names, not because of others', () => {
    const page = (name: string) => `import all from './values'; ${component(`return <b>{all.${name}()}</b>`)}`;
    const values = (object: string) => `const base = { c() { return 1; } }; const live = { b: () => Date.now() };
      const all = { ${object} }; export { all as default };`;
    const after = values('...base, a: () => Date.now(), b: () => 2');
    const isInert = (name: string, text: string) => aliveIn({ page: page(name), values: text }) === undefined;
    expect([isInert('a', after), isInert('b', after)]).toEqual([false, true]);
    // a spread may replace the properties before it
    expect(isInert('b', values('b: () => 2, ...live'))).toBe(false);
  });

  test('should be so because of what a file runs that it imports for side effects', () => {
    const page = component('return <p />', `import './start'`);
    expect(aliveIn({ page, start: 'document.title = "x";' })).toEqual({ module: 'start.tsx', code: 'document' });
  });

  test('should be so if a default export is missing', () => {
    expect(judge('export function Page() { return null; }')).toBe('export');
  });
});

describe('the known facts of a module', () => {
  const page = component('return <Part />', `import { Part } from './part'`);

  test('should count instead of its code', () => {
    const part = 'export function Part() { return <p>{window.x}</p>; }';
    expect(aliveIn({ page, part }, (module) => (module === 'part.tsx' ? 'inert' : undefined))).toBeUndefined();
  });

  test('should make it live even if its code does nothing', () => {
    const known: Bundled['known'] = (_, name) => (name === 'Part' ? { code: 'use client' } : undefined);
    const part = 'export function Part() { return <p />; }';
    expect(aliveIn({ page, part }, known)).toEqual({ module: 'part.tsx', code: 'use client' });
  });
});
