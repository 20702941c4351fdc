import { describe, expect, test } from '@jest/globals';
import { readModuleBlock } from '../../../src/parse/mdx/module-imports.js';

describe('readModuleBlock', () => {
  test.each([
    ["import Part from './_part.mdx';", 'partial', './_part.mdx'],
    ["import Part from '@site/docs/_part.md'", 'partial', '@site/docs/_part.md'],
    ["import code from '!!raw-loader!./x.php';", 'raw', './x.php'],
    ["import code from './x.php?raw';", 'raw', './x.php'],
    ['import logo from "./logo.svg"', 'asset', './logo.svg'],
  ])('should take %j for content', (value, kind, specifier) => {
    const { contentImports, code } = readModuleBlock(value);
    expect([contentImports.map((item) => [item.kind, item.specifier, item.lineOffset]), code]).toEqual([
      [[kind, specifier, 0]],
      '',
    ]);
  });

  test('should leave out imports of components that every page has', () => {
    expect(readModuleBlock("import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';")).toEqual({
      contentImports: [],
      declaredNames: new Map(),
      code: '',
    });
  });

  test('should leave code on the lines that it stands on', () => {
    const { code } = readModuleBlock(
      "import {\n  Tabs,\n} from '@theme/Tabs';\nimport Part from './_part.mdx';\nexport const a = 1;",
    );
    expect(code.split('\n')).toEqual(['', '', '', '', 'export const a = 1;']);
  });

  test('should leave code, and know the names it declares', () => {
    const { contentImports, declaredNames, code } = readModuleBlock(
      "import A, { B as C, D } from './a';\nimport Part from './_part.mdx';\nimport * as E from 'e';\nimport {\n  F,\n} from 'f';\n\nexport const G = 1;\nexport async function H() {}",
    );
    expect([...declaredNames.keys()]).toEqual(['A', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(contentImports).toEqual([{ name: 'Part', kind: 'partial', specifier: './_part.mdx', lineOffset: 1 }]);
    expect(code).not.toContain('_part');
  });
});
