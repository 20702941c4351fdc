import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parsePlainYaml } from '../../../src/parse/front-matter/plain-yaml.js';
import { parseYaml } from '../../../src/yaml/yaml-text.js';

const content = new URL('../../../../../content/', import.meta.url);

function frontMatterOf(path: string): string[] {
  const text = readFileSync(new URL(path, content), 'utf8');
  return Array.from(/^---\n([\s\S]*?)\n---\n/.exec(text) ?? []).slice(1);
}

describe('plain YAML', () => {
  test('should be read as by the library, for every file of the site', () => {
    const paths = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));
    const written = paths.flatMap(frontMatterOf);
    const plain = written.filter((yaml) => parsePlainYaml(yaml) !== undefined);
    expect(plain.length).toBeGreaterThan(0.9 * written.length);
    for (const yaml of plain) expect([yaml, parsePlainYaml(yaml)]).toEqual([yaml, parseYaml(yaml)]);
  });

  test.each([
    'title: Page 3 of the guide',
    'title: The plugin\'s "own" pages, (and more) - some/thing; 50?',
    'id: a-b_c\nslug: x\t',
    'title: A = b ~ c <d',
    'title: a\ntags:\n  - one two\n  - three\nid: b',
    'tags:\n- one\n- two',
    'title: Überschrift – 目次',
    'title: trueish',
    'slug: /docs/a b',
    'position: 12\ntitle: a',
    'position: -104',
    'position: 0',
    'position: 999999999999999',
    'hidden: true\nshown: false',
    'tags: []\ntitle: a',
    'tags: [one]\ntitle: a',
    'tags: [ one two,three/four , /five]',
  ])('should read %j as the library does', (yaml) => {
    expect(parsePlainYaml(yaml)).toEqual(parseYaml(yaml));
  });

  test('should keep integers as they are written if text is expected', () => {
    const yaml = 'title: 12\nsidebar_position: 12';
    expect(parsePlainYaml(yaml, new Set(['title']))).toEqual({ title: '12', sidebar_position: 12 });
  });

  test.each([
    'title: 4.0',
    'title: True',
    'title: 012',
    'title: -0',
    'title: +1',
    'title: 1_000',
    'title: 0x1f',
    'title: 1e3',
    'title: 1:30',
    'title: 2022-04-19',
    'title: 1234567890123456',
    'title: [ ]',
    'tags: []\n  - a',
    'tags:\n  - 12',
    'tags:\n  - true',
    'title: No',
    'title: null',
    'title: "quoted"',
    "title: 'quoted'",
    'title: a: b',
    'title: a #b',
    'tags: [a, ]',
    'tags: [a, 1]',
    'tags: [a, no]',
    'tags: [a, "b"]',
    'tags: [a, [b]]',
    'tags: [a, - b]',
    'tags: [a',
    'tags: [a] # b',
    'tags: [a: b]',
    'tags: [a,, b]',
    'title: *a',
    'title: &a b',
    'title: !a b',
    'title: |',
    'title:',
    'title',
    ' title: a',
    'title: a\n  more',
    'title: a\n\nid: b',
    'title: a\ntitle: b',
    'null: a',
    '__proto__: a',
    'tags:\n  - a\n   - b',
    'tags:\n  - a: b',
    'tags:\n  - 4.0',
    'tags: a\n  - b',
    'tags:\n  - a\ntags:\n  - b',
    '- a',
    'title: a\ntags:',
    '# a',
    '',
  ])('should leave %j to the library', (yaml) => {
    expect(parsePlainYaml(yaml)).toBe(undefined);
  });
});
