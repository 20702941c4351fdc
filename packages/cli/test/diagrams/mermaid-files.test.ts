import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { mermaidModule, readMermaid } from '../../src/diagrams/mermaid-files.js';

const mermaid = readMermaid(createRequire(import.meta.url).resolve(mermaidModule));
const namesFor = (types: readonly string[], ...sources: string[]): string[] =>
  mermaid
    .filesFor({ types: new Set(types), sources })
    .map(({ path }) => posix.basename(path).replace(/-[0-9a-f]{8}\.js$/, ''));

describe('the files of Mermaid', () => {
  test('should be those needed by the diagram types of a site', () => {
    const names = namesFor(['flowchart-v2', 'er']);
    expect(names).toEqual(expect.arrayContaining(['mermaid', 'flowDiagram', 'erDiagram', 'dagre']));
    expect(names.filter((name) => /sequence|pie|elk|katex/.test(name))).toEqual([]);
  });

  test('should include layouts and formulas that a source asks for', () => {
    expect(namesFor(['flowchart-v2'], '---\nconfig:\n  layout: elk\n---\nflowchart TD\n a["$$x$$"]')).toEqual(
      expect.arrayContaining(['elk', 'katex']),
    );
  });

  test('should be all that any diagram may need if a type is unknown', () => {
    expect(namesFor(['of-tomorrow'])).toEqual(expect.arrayContaining(['sequenceDiagram', 'pieDiagram']));
  });

  test('should be named by their contents, lie in one folder, and import each other by these names', () => {
    const files = mermaid.filesFor({ types: new Set(['of-tomorrow']), sources: ['elk $$'] });
    const paths = new Set(files.map(({ path }) => path));
    expect([...paths].filter((path) => !/^assets\/mermaid\/[\w-]+-[0-9a-f]{8}\.js$/.test(path))).toEqual([]);
    expect(paths.has(mermaid.entryPath)).toBe(true);
    const imported = files.flatMap(({ contents }) =>
      [...String(contents).matchAll(/\b(?:from|import|import\()"(\.[^"]+)"/g)].map((match) => match[1] as string),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((path) => !paths.has(posix.join('assets/mermaid', path)))).toEqual([]);
  });

  test('should be resolved from each other, as Mermaid 10 publishes them', () => {
    const root = makeFolder();
    const write = (name: string, text: string): void => writeFileSync(join(root, 'dist', name), text);
    mkdirSync(join(root, 'dist'));
    write('mermaid.esm.min.mjs', 'import { b as f } from "./mermaid-b1704b0f.js";\nexport {\n  f as default\n};\n');
    const loaderOf = (id: string, file: string): string =>
      `async () => {\n  const { diagram: t } = await import("./${file}");\n  return { id: ${id}, diagram: t };\n}`;
    write(
      'mermaid-b1704b0f.js',
      `const Dl = "c4", er = "er", b = [${loaderOf('Dl', 'c4Diagram-c1df77ff.js')}, ${loaderOf('er', 'erDiagram-0123abcd.js')}];\n` +
        'await import("./katex-7aea786e.js");\nexport { b };\n',
    );
    for (const name of ['c4Diagram-c1df77ff', 'erDiagram-0123abcd', 'katex-7aea786e'])
      write(`${name}.js`, 'export {};\n');
    const older = readMermaid(join(root, 'dist/mermaid.esm.min.mjs'));
    const files = older.filesFor({ types: new Set(['er']), sources: [] });
    const names = files.map(({ path }) => posix.basename(path));
    expect(names.map((name) => name.replace(/-[0-9a-f]{8}\.js$/, ''))).toEqual(['mermaid', 'mermaid', 'erDiagram']);
    expect(new Set(names).size).toBe(3);
    expect(String(files[0]?.contents)).toContain(`from"./${names[1]}"`);
    expect(String(files[1]?.contents)).toContain(`import("./${names[2]}")`);
  });
});
