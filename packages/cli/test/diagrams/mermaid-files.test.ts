import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mermaidModule, readMermaid } from '../../src/diagrams/mermaid-files.js';

const mermaid = readMermaid(createRequire(import.meta.url).resolve(mermaidModule));
const namesFor = (types: readonly string[], ...sources: string[]): string[] =>
  mermaid
    .filesFor({ types: new Set(types), sources })
    .map(({ path }) => posix.basename(path).replace(/-[0-9a-f]{8}\.js$/, ''));

describe('the files of Mermaid', () => {
  test('should be those that the types of a site need', () => {
    const names = namesFor(['flowchart-v2', 'er']);
    expect(names).toEqual(expect.arrayContaining(['mermaid', 'flowDiagram', 'erDiagram', 'dagre']));
    expect(names.filter((name) => /sequence|pie|elk|katex/.test(name))).toEqual([]);
  });

  test('should include layouts and formulas that a source asks for', () => {
    expect(namesFor(['flowchart-v2'], '---\nconfig:\n  layout: elk\n---\nflowchart TD\n a["$$x$$"]')).toEqual(
      expect.arrayContaining(['elk', 'katex']),
    );
  });

  test('should be all that any diagram may need where a type is not known', () => {
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
});
