import { describe, expect, test } from '@jest/globals';
import { placeOfKey, placesInLocale, readKeyPlaces } from '../../../src/config/keys/key-places.js';

/** The places of keys in a file, as `line:column`. */
async function places(file: string, text: string, paths: readonly PropertyKey[][]): Promise<string[]> {
  const written = await readKeyPlaces(text, file);
  return paths.map((path) => {
    const { line, column } = placeOfKey(written, path);
    return `${line}:${column}`;
  });
}

describe('the place of a key', () => {
  test('should be found in JSON, on its first line and after a byte order mark too', async () => {
    expect(
      await places('a.json', '\uFEFF{ "a": 1, "b": [\n  { "c": 2 }, {"c":\n3}] }', [
        ['a'],
        ['b', 0],
        ['b', 1, 'c'],
        ['b', 1],
      ]),
    ).toEqual(['1:4', '2:3', '2:16', '2:15']);
  });

  test('should be found in JavaScript', async () => {
    const text = "// a: 1\nconst links = [{ 'a-b': 1 }];\nexport default defineConfig({\n  a: { links },\n});\n";
    expect(await places('a.mjs', text, [['a'], ['a', 'links'], ['a', 'links', 0, 'a-b']])).toEqual([
      '4:3',
      '4:8',
      '2:18',
    ]);
  });

  test('should be found in a function that returns the value', async () => {
    const inner = "  const items = [{ to: '/a' }];\n  return {\n    title: 'T',\n    navbar: { items },\n  };\n}";
    const files = [
      `export default async function create() {\n${inner}\n`,
      `module.exports = async () => {\n${inner};\n`,
      `async function create() {\n${inner}\nmodule.exports = create;\n`,
    ];
    for (const text of files)
      expect(await places('a.js', text, [['title'], ['navbar', 'items', 0, 'to']])).toEqual(['4:5', '2:20']);
    expect(await places('a.mjs', "export default () => ({ title: 'T' });", [['title']])).toEqual(['1:25']);
  });

  test('should be found in TypeScript, whatever types surround it', async () => {
    const text = [
      "import { defineConfig } from 'docsite';",
      'interface A { readonly to: string }',
      'const items: readonly A[] = [',
      "    { to: '/a' as string }, { to: '/b' },",
      '];',
      'export default defineConfig({',
      "  title: 'T',",
      '  navbar: { items: items satisfies readonly A[] },',
      '}) satisfies unknown;',
    ].join('\n');
    expect(
      await places('a.ts', text, [
        ['title'],
        ['navbar', 'items'],
        ['navbar', 'items', 0, 'to'],
        ['navbar', 'items', 1],
      ]),
    ).toEqual(['7:3', '8:13', '4:7', '4:29']);
  });

  test('should be found in a CommonJS module', async () => {
    expect(
      await places('a.cjs', 'const base = { a: 1 };\nmodule.exports = { ...base, b: 2 };', [['a'], ['b']]),
    ).toEqual(['1:16', '2:29']);
  });

  test('should be the nearest key around it if code computes the value', async () => {
    const text = 'export default {\n  a: [\n    ...more(),\n    { b: 1 },\n  ],\n  c: compute(),\n};';
    expect(await places('a.js', text, [['a', 1, 'b'], ['c', 'd'], ['e']])).toEqual(['2:3', '6:3', '1:1']);
  });

  test('should be the start of a file that cannot be parsed, that exports nothing, or whose constants refer to themselves', async () => {
    expect(await places('a.js', 'export default {', [['a']])).toEqual(['1:1']);
    expect(await places('a.js', 'export const a = 1;', [['a']])).toEqual(['1:1']);
    expect(await places('a.js', 'const a = { a }; export default a;', [['a', 'a', 'a']])).toEqual(['1:13']);
    expect(await places('a.json', '{}', [['constructor'], ['__proto__', 'x']])).toEqual(['1:1', '1:1']);
  });
});

describe('the places in a locale', () => {
  test('should be those of what it has of its own, and otherwise those of the site', async () => {
    const site = "{ title: 'T',\nnavbar: { items: [] },\ni18n: { localeConfigs: { 'pt-BR': { site: {\n";
    const text = `export default ${site}navbar: { title: 'N' } } } } } };`;
    const written = await readKeyPlaces(text, 'a.mjs');
    const lines = (name: string) =>
      [['title'], ['navbar', 'title'], ['navbar', 'items']].map(
        (path) => placeOfKey(placesInLocale(written, name), path).line,
      );
    expect(lines('pt-BR')).toEqual([1, 4, 4]);
    expect(lines('en')).toEqual([1, 2, 2]);
  });
});
