import { expect, test } from '@jest/globals';
import { findSurroundingCode } from '../../../src/config/code/named-code.js';

const react = "import React, { useCallback, useEffect as effect } from 'react';";

/** What is found in a component with some statements that renders an element. */
const findIn = (statements: string, rendered = '<p />') =>
  findSurroundingCode(
    'a.tsx',
    `${react}\nexport default function A(props: object) {\n${statements}\nreturn ${rendered};\n}`,
  );

test.each([
  ['an effect', 'effect(() => { fetch("/x"); }, []);'],
  ['an effect of the namespace', 'React.useLayoutEffect(async () => { await fetch("/x"); });'],
  [
    'a function called in an effect',
    'const load = async () => { await fetch("/x"); };\neffect(() => { load(); }, [load]);',
  ],
  ['an effect that is declared before', 'function load() { fetch("/x"); }\neffect(load, []);'],
  [
    'a callback named in an effect',
    'const load = useCallback(() => fetch("/x"), []);\neffect(() => void load(), [load]);',
  ],
  [
    'functions that call each other in an effect',
    'const send = () => fetch("/x");\nconst load = () => send();\neffect(() => { load(); });',
  ],
])('a name should not count in %s', async (_, statements) => {
  expect(await findIn(statements)).toBeUndefined();
});

test.each([
  ['a handler', '', '<form onSubmit={() => fetch("/x")} />'],
  [
    'a handler that is declared before',
    'const send = () => fetch("/x");',
    '<form onSubmit={send}><b onClick={send} /></form>',
  ],
])('a name should not count in %s of an element', async (_, statements, rendered) => {
  expect(await findIn(statements, rendered)).toBeUndefined();
});

test('a name should not count in methods that React calls in browsers', async () => {
  const code = 'class A { componentDidMount() { fetch("/x"); }\ncomponentWillUnmount = () => { fetch("/y"); };\n}';
  expect(await findSurroundingCode('a.js', code)).toBeUndefined();
  expect(await findSurroundingCode('a.js', code.replace('componentDidMount', 'render'))).toEqual({
    line: 1,
    code: 'fetch',
  });
});

test.each([
  [
    'a function that is also called while rendering',
    'const load = () => fetch("/x");\neffect(load);\nload();',
    '<p />',
    3,
  ],
  ['a handler of a component, which may call it', '', '<Form onSubmit={() => fetch("/x")} />', 4],
  ['a property that handles no event', '', '<form action={() => fetch("/x")} />', 4],
  [
    'a function of the same name elsewhere',
    'const load = () => fetch("/x");\neffect(() => load());',
    '<p>{load()}</p>',
    3,
  ],
  ['a dependency of an effect that is computed', 'effect(() => {}, [fetch("/x")]);', '<p />', 3],
  ['what is given to another hook', 'React.useMemo(() => fetch("/x"), []);', '<p />', 3],
  [
    'a function in a list that is no list of dependencies',
    'const load = () => fetch("/x");\nconst [[found]] = React.useReducer((x) => x, [load]);',
    '<p>{found()}</p>',
    3,
  ],
])('a name should count in %s', async (_, statements, rendered, line) => {
  expect(await findIn(statements, rendered)).toEqual({ line, code: 'fetch' });
});

test('effects should be those of React', async () => {
  const code = "import { useEffect } from './own';\nuseEffect(() => { fetch('/x'); });";
  expect(await findSurroundingCode('a.js', code)).toEqual({ line: 2, code: 'fetch' });
});

test('the line should be that of the first name that counts', async () => {
  const found = await findIn(
    '// fetch(\neffect(() => { fetch("/x"); });\n\nconst title = process.env.TITLE as string;',
  );
  expect(found).toEqual({ line: 6, code: 'process.env' });
});

test('a name should count anywhere in code that cannot be parsed', async () => {
  expect(await findSurroundingCode('a.js', '\nconst a = ; // process.env')).toEqual({ line: 2, code: 'process.env' });
});
