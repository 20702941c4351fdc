import { describe, expect, test } from '@jest/globals';
import { ModuleSyntaxError } from '../../../../src/parse/mdx/code/parse-module.js';
import { readModuleBlock } from '../../../../src/parse/mdx/imports/module-imports.js';

describe('readModuleBlock', () => {
  test.each([
    ["import Part from './_part.mdx';", 'partial', './_part.mdx'],
    ["import Part from '@site/docs/_part.md'", 'partial', '@site/docs/_part.md'],
    ["import code from '!!raw-loader!./x.php';", 'raw', './x.php'],
    ["import code from './x.raw!=!raw-loader!@site/x.json';", 'raw', '@site/x.json'],
    ["import code from './x.php?raw';", 'raw', './x.php'],
    ["import code from '!!./x.php?raw';", 'raw', './x.php'],
    ['import logo from "./logo.svg"', 'asset', './logo.svg'],
    ["import { Release } from './release.server'", 'component', './release.server'],
    ["import Release from './release.server.tsx'", 'component', './release.server.tsx'],
  ])('should treat %j as content', (value, kind, specifier) => {
    const { contentImports, code } = readModuleBlock(value);
    expect([contentImports.map((item) => [item.kind, item.specifier, item.lineOffset]), code]).toEqual([
      [[kind, specifier, 0]],
      '',
    ]);
  });

  test('should leave out imports of globally available components', () => {
    expect(readModuleBlock("import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';")).toEqual({
      contentImports: [],
      declaredNames: new Map(),
      specifiers: [],
      code: '',
    });
  });

  test('should keep imports of components under other names, because pages do not have these', () => {
    const { declaredNames, code } = readModuleBlock("import Alert from '@theme/Admonition';");
    expect([[...declaredNames], code]).toEqual([
      [['Alert', '@theme/Admonition']],
      "import Alert from '@theme/Admonition';",
    ]);
  });

  test('should keep the line numbers of code', () => {
    const { code } = readModuleBlock(
      "import {\n  Tabs,\n} from '@theme/Tabs';\nimport Part from './_part.mdx';\nexport const a = 1;",
    );
    expect(code.split('\n').map((line) => line.trimEnd())).toEqual(['', '', '', '', 'export const a = 1;']);
  });

  test('should keep code, and list the names it declares', () => {
    const { contentImports, declaredNames, code } = readModuleBlock(
      "import A, { B as C, D } from './a';\nimport Part from './_part.mdx';\nimport * as E from 'e';\nimport {\n  F,\n} from 'f';\n\nexport const G = 1;\nexport async function H() {}",
    );
    expect([...declaredNames.keys()]).toEqual(['A', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(contentImports).toEqual([
      { name: 'Part', exportName: 'default', kind: 'partial', specifier: './_part.mdx', lineOffset: 1 },
    ]);
    expect(code).not.toContain('_part');
  });

  test('should not mistake strings, templates and comments for statements', () => {
    const value =
      "export const a = `\nimport P from './_p.mdx'\nexport const b = 1`;\n/*\nimport Q from './_q.mdx'\n*/\nexport const c = \"import d from './d'\";";
    const { contentImports, declaredNames, specifiers, code } = readModuleBlock(value);
    expect([contentImports, [...declaredNames.keys()], specifiers, code]).toEqual([[], ['a', 'c'], [], value]);
  });

  test.each([
    ['export const a = 1, b = 2', ['a', 'b']],
    ['export const { a, b: c, ...d } = e, [f = 1, , g] = h', ['a', 'c', 'd', 'f', 'g']],
    ["import a, * as b from 'c'", ['a', 'b']],
    ["import { a as b, default as c } from 'd'", ['b', 'c']],
    ["import 'a'", []],
    ["export { a as b } from 'c'", []],
    ["export * from 'a'", []],
    ['export default function A() {}', ['A']],
    ['export default () => <b>{1}</b>', []],
    ['export { elsewhere }', []],
    ['export function* a() {}\nexport class B {}\nconst c = 1', ['a', 'B', 'c']],
  ])('should list the names that %j declares', (value, names) => {
    const { declaredNames, code } = readModuleBlock(value);
    expect([[...declaredNames.keys()], code]).toEqual([names, value]);
  });

  test('should accept imports of content in any notation', () => {
    const value = "import{default as A}from'./a';import P from'./_p.mdx';\nimport\n  Q\n  from\n  './_q.mdx' // why";
    const { contentImports, code } = readModuleBlock(value);
    expect(contentImports.map(({ name, lineOffset }) => [name, lineOffset])).toEqual([
      ['P', 0],
      ['Q', 1],
    ]);
    expect(code).toMatch(/^import\{default as A\}from'.\/a'; +\n/);
  });

  test('should give the places of module specifiers in the code', () => {
    const value =
      "import a from './a';\nexport { b } from '../b';\nexport const c = () => import('./c');\nexport * from 'd'";
    const { specifiers } = readModuleBlock(value);
    expect(specifiers.map(({ start, end }) => value.slice(start, end))).toEqual(['./a', '../b', './c', 'd']);
  });

  test('should throw for invalid JavaScript', () => {
    expect(() => readModuleBlock('export const a: string = 1')).toThrow(ModuleSyntaxError);
  });
});
