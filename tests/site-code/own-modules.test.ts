import { beforeEach, describe, expect, test } from '@jest/globals';
import { CachedSite, docs, nothing } from './cached-site.js';

let site: CachedSite;

beforeEach(() => {
  site = new CachedSite();
});

/** A plugin that replaces each WORD by a text. */
const pluginWith = (word: string, before = ''): string => `
import { readFileSync } from 'node:fs';
${before}
const walk = (node) => {
  if (node.type === 'text') node.value = node.value.replaceAll('WORD', ${word});
  for (const child of node.children ?? []) walk(child);
};
export default () => walk;
`;
const config = `
import plugin from './plugin.mjs';
export default { title: 'T', docs: { routeBasePath: '/' }, markdown: { remarkPlugins: [plugin] } };
`;

describe('a site whose Markdown plugins read something', () => {
  test('should be built from the cache, and rebuilt if a file or environment variable has changed that is read', async () => {
    const keep = "let word;\nconst read = () => (word ??= JSON.parse(readFileSync('words.json', 'utf8')).word);";
    site.write({
      ...docs,
      'docsite.config.mjs': config.replace("'T'", 'process.env.TITLE'),
      'plugin.mjs': pluginWith('process.env.WORD ?? read()', keep),
      'words.json': '{"word":"One"}',
    });
    site.setEnvironment({ TITLE: 'First' });
    await site.build();
    expect(site.shown('index.html')).toContain('One here');
    expect(await site.build()).toEqual(nothing);
    site.write({ 'words.json': '{"word":"Two"}' });
    const file = "'words.json', which a Markdown plugin reads, has changed";
    expect((await site.build()).documents).toEqual({ [file]: Object.keys(docs) });
    expect(site.shown('other/index.html')).toContain('Two there');
    expect(await site.build()).toEqual(nothing);
    site.setEnvironment({ TITLE: 'First', WORD: 'Given' });
    const variable = "the environment variable 'WORD', which a Markdown plugin reads, has changed";
    expect((await site.build()).documents).toEqual({ [variable]: Object.keys(docs) });
    expect(site.shown('other/index.html')).toContain('Given there');
    // which the configuration reads
    site.setEnvironment({ TITLE: 'Second', WORD: 'Given' });
    await site.build();
    expect(site.shown('index.html')).toContain('Second</title>');
    expect(await site.build()).toEqual(nothing);
  });

  test('should not be cached if it asks for the time of day, except for the day', async () => {
    const year = pluginWith('String(new Date().getFullYear())');
    site.write({ ...docs, 'docsite.config.mjs': config, 'plugin.mjs': year });
    await site.build();
    expect(await site.build()).toEqual(nothing);
    site.write({ 'plugin.mjs': pluginWith('(new Date().getHours(), "Now")') });
    await site.build();
    const { open, documents } = await site.build();
    expect(open).toBe("plugin.mjs:5 names 'new Date()', which may differ from run to run");
    expect(documents).toEqual({ [open as string]: Object.keys(docs) });
  });
});

describe('a site with modules beside its documents', () => {
  test('should have a sidebar generated again if a file it reads has changed, and be the same all day', async () => {
    const sidebars = `
      import { existsSync } from 'node:fs';
      const isLate = new Date() > new Date('2020-01-01');
      export default { main: [...(existsSync('other.txt') ? ['other'] : []), ...(isLate ? ['index'] : [])] };
    `;
    const named = { title: 'T', docs: { routeBasePath: '/', sidebarPath: 'sidebars.mjs' } };
    site.write({ ...docs, 'docsite.config.json': JSON.stringify(named), 'sidebars.mjs': sidebars });
    await site.build();
    expect(await site.build()).toEqual(nothing);
    const before = site.shown('index.html');
    site.write({ 'other.txt': '' });
    await site.build();
    expect([before.includes('href="/other"'), site.shown('index.html').includes('href="/other"')]).toEqual([
      false,
      true,
    ]);
  });

  test('should not parse unchanged documents with code in order to bundle them', async () => {
    const code = "import { Note } from '../note';\n\n# Live\n\n<Note>Here</Note>\n";
    site.write({
      'docs/index.mdx': code,
      'note.tsx': 'export const Note = ({ children }) => <b onClick={() => {}}>{children}</b>;',
      'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
    });
    await site.build();
    site.write({ 'unused.ts': 'export const unused = 1;' });
    expect(await site.build()).toEqual(nothing);
    expect(site.parsed).toEqual([]);
  });
});

describe('a site with pages that import an installed package', () => {
  test('should be built with its new code if a file of it was edited, also together with a document', async () => {
    const file = 'node_modules/own/lib/word.js';
    const word = (text: string) => ({ [file]: `export const Word = () => '${text}';` });
    site.write({
      ...docs,
      'docs/live.mdx': "import { Word } from 'own'\n\n# Live\n\n<Word />",
      'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
      'node_modules/own/package.json': '{ "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/own/index.js': "export { Word } from './lib/word.js';",
      ...word('one'),
    });
    await site.build();
    expect(await site.build()).toEqual(nothing);
    site.write(word('two'));
    await site.build();
    expect(site.shown('live/index.html')).toContain('two');
    expect(await site.build()).toEqual(nothing);
    site.write({ ...word('three'), 'docs/other.md': '# Other\n\nAnother text.\n' });
    await site.build();
    expect(site.shown('live/index.html')).toContain('three');
  });
});
