import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { userEnvironment } from './commands/user-environment.mjs';
import { differingFiles, hashFiles } from './features/tree-hash.js';
import { makeFolder } from './folder.js';
import { runCommand } from './run-docsite.js';

const command = fileURLToPath(new URL('../bin/docsite', import.meta.url));

type Files = Readonly<Record<string, string>>;
interface Profile {
  readonly build?: {
    readonly open?: string;
    readonly files: readonly { readonly path: string }[];
    readonly cache: Readonly<Record<'documents' | 'pages', { readonly misses: readonly Misses[] }>>;
  };
}
interface Misses {
  readonly reason: string;
  readonly names: readonly string[];
}

let siteDir: string;
let environment: Readonly<Record<string, string>>;
/** The result of a build without a cache for the current files and environment; absent after they have changed. */
let clean: Readonly<Record<string, string>> | undefined;
/** The files that the last build has parsed. */
let parsed: readonly string[];
/** What the last build with the cache has printed besides its result. */
let printed: string;

beforeEach(() => {
  siteDir = join(makeFolder(), 'site');
  setEnvironment({});
});

function setEnvironment(variables: Readonly<Record<string, string>>): void {
  environment = variables;
  clean = undefined;
}

function write(files: Files): void {
  clean = undefined;
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const before = Date.now() / 1000 - 60;
    utimesSync(file, before, before);
  }
}

/**
 * Builds the site with its cache, in a separate process, and a copy of it without a cache, and compares both. If
 * nothing has changed since, the build without a cache is not repeated. Returns what was not taken from the cache.
 */
async function build() {
  const { DOCSITE_CACHE: _, ...env } = { ...process.env, ...userEnvironment(), ...environment };
  const folder = makeFolder();
  const options = ['build', '--profile-file', join(folder, 'profile.json')];
  const cached = spawnSync(process.execPath, [command, ...options], { cwd: siteDir, env, encoding: 'utf8' });
  expect(cached.stderr.replace(/^(?:Reading|Parsing|Rendering|Checking).*\n/gm, '')).not.toContain('error');
  printed = cached.stderr;
  clean ??= await buildClean(join(folder, 'clean'));
  expect(differingFiles(hashFiles(join(siteDir, 'dist')), clean)).toEqual([]);
  const profile = JSON.parse(readFileSync(join(folder, 'profile.json'), 'utf8')) as Profile;
  parsed = (profile.build?.files ?? []).map(({ path }) => path);
  const reasons = (part: 'documents' | 'pages'): Record<string, readonly string[]> =>
    Object.fromEntries((profile.build?.cache[part].misses ?? []).map(({ reason, names }) => [reason, names]));
  return { open: profile.build?.open, documents: reasons('documents'), pages: reasons('pages') };
}

/** Builds a copy of the site in that folder, whose modules no process has loaded before. */
async function buildClean(copy: string): Promise<Readonly<Record<string, string>>> {
  const { exitCode, stderr } = await runCommand({ args: ['build'], cwd: copy, copyOf: siteDir, env: environment });
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  return hashFiles(join(copy, 'dist'));
}

const shown = (path: string): string => readFileSync(join(siteDir, 'dist', path), 'utf8');
const nothing = { open: undefined, documents: {}, pages: {} };
const docs = { 'docs/index.md': '# Home\n\nWORD here.\n', 'docs/other.md': '# Other\n\nWORD there.\n' };

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

test('a document that a plugin creates should be read again with those that import it', async () => {
  write({
    ...docs,
    'docs/pets.mdx': "import Words from '@made/api/words.md';\n\n# Pets\n\n<Words />\n",
    'docusaurus.config.js': `const { join } = require('path');
const api = ({ siteDir, generatedFilesDir }) => ({
  name: 'api',
  loadContent: () => require('fs').readFileSync(join(siteDir, 'words.txt'), 'utf8'),
  contentLoaded: ({ content, actions }) => actions.createData('words.md', 'Their ' + content),
  configureWebpack: () => ({ resolve: { alias: { '@made/api': join(generatedFilesDir, 'api/default') } } }),
});
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [api],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};`,
    'words.txt': 'name',
  });
  await build();
  write({ 'words.txt': 'age' });
  const { documents } = await build();
  expect(Object.values(documents)).toEqual([['docs/pets.mdx']]);
  expect(shown('pets/index.html')).toContain('Their age');
});

describe('a site whose Markdown plugins read something', () => {
  test('should be built from the cache, and rebuilt if a file or environment variable has changed that is read', async () => {
    const keep = "let word;\nconst read = () => (word ??= JSON.parse(readFileSync('words.json', 'utf8')).word);";
    write({
      ...docs,
      'docsite.config.mjs': config.replace("'T'", 'process.env.TITLE'),
      'plugin.mjs': pluginWith('process.env.WORD ?? read()', keep),
      'words.json': '{"word":"One"}',
    });
    setEnvironment({ TITLE: 'First' });
    await build();
    expect(shown('index.html')).toContain('One here');
    expect(await build()).toEqual(nothing);
    write({ 'words.json': '{"word":"Two"}' });
    const file = "'words.json', which a Markdown plugin reads, has changed";
    expect((await build()).documents).toEqual({ [file]: Object.keys(docs) });
    expect(shown('other/index.html')).toContain('Two there');
    expect(await build()).toEqual(nothing);
    setEnvironment({ TITLE: 'First', WORD: 'Given' });
    const variable = "the environment variable 'WORD', which a Markdown plugin reads, has changed";
    expect((await build()).documents).toEqual({ [variable]: Object.keys(docs) });
    expect(shown('other/index.html')).toContain('Given there');
    // which the configuration reads
    setEnvironment({ TITLE: 'Second', WORD: 'Given' });
    await build();
    expect(shown('index.html')).toContain('Second</title>');
    expect(await build()).toEqual(nothing);
  });

  test('should not be cached if it asks for the time of day, except for the day', async () => {
    const year = pluginWith('String(new Date().getFullYear())');
    write({ ...docs, 'docsite.config.mjs': config, 'plugin.mjs': year });
    await build();
    expect(await build()).toEqual(nothing);
    write({ 'plugin.mjs': pluginWith('(new Date().getHours(), "Now")') });
    await build();
    const { open, documents } = await build();
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
    write({ ...docs, 'docsite.config.json': JSON.stringify(named), 'sidebars.mjs': sidebars });
    await build();
    expect(await build()).toEqual(nothing);
    const before = shown('index.html');
    write({ 'other.txt': '' });
    await build();
    expect([before.includes('href="/other"'), shown('index.html').includes('href="/other"')]).toEqual([false, true]);
  });

  test('should not parse unchanged documents with code in order to bundle them', async () => {
    const code = "import { Note } from '../note';\n\n# Live\n\n<Note>Here</Note>\n";
    write({
      'docs/index.mdx': code,
      'note.tsx': 'export const Note = ({ children }) => <b onClick={() => {}}>{children}</b>;',
      'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
    });
    await build();
    write({ 'unused.ts': 'export const unused = 1;' });
    expect(await build()).toEqual(nothing);
    expect(parsed).toEqual([]);
  });
});

describe('a Docusaurus site with plugins of its own', () => {
  const plugin = `
    const { readFileSync } = require('node:fs');
    module.exports = ({ siteDir }) => ({
      name: 'facts',
      loadContent: () => JSON.parse(readFileSync(siteDir + '/facts.json', 'utf8')),
      contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
      injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: 'meta', attributes: { name: 'fact', content: content.fact } }] }),
      postBuild: ({ outDir, content }) => require('node:fs').writeFileSync(outDir + '/fact.txt', content.fact),
    });
  `;
  const docusaurus = `
    module.exports = {
      title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
      plugins: ['./facts.js'],
    };
  `;

  test('should run its plugins, and render no page if they give the same', async () => {
    const now = plugin.replace('content.fact)', 'content.fact, void Date.now())');
    write({ ...docs, 'docusaurus.config.js': docusaurus, 'facts.js': now, 'facts.json': '{"fact":"One"}' });
    await build();
    expect([shown('fact.txt'), shown('index.html').includes('content="One"')]).toEqual(['One', true]);
    const open = "the plugin './facts.js' calls 'Date.now', which may differ from run to run";
    expect(await build()).toEqual({ ...nothing, open });
    write({ 'docs/other.md': '# Other\n\nMore.\n' });
    expect(await build()).toEqual({
      open,
      documents: { 'its text has changed': ['docs/other.md'] },
      pages: { 'its document has changed': ['/other'] },
    });
  });

  test('should run its plugins again only if a file or environment variable has changed that they read', async () => {
    const finishing = `
      const { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
      module.exports = () => ({
        name: 'finishing',
        loadContent: () => console.error('loads'),
        postBuild: ({ outDir, generatedFilesDir }) => {
          const kept = generatedFilesDir + '/length.txt';
          existsSync(kept);
          writeFileSync(outDir + '/length.txt', String(readFileSync(outDir + '/index.html', 'utf8').length));
          mkdirSync(generatedFilesDir, { recursive: true });
          cpSync(outDir + '/length.txt', kept);
        },
      });
    `;
    const asking = `
      const { writeFileSync } = require('node:fs');
      module.exports = () => ({
        name: 'asking',
        postBuild: ({ outDir }) => writeFileSync(outDir + '/variable.txt', String(process.env.FACT)),
      });
    `;
    write({
      ...docs,
      'docusaurus.config.js': docusaurus.replace("'./facts.js'", "'./facts.js', './finishing.js', 'asking'"),
      ...{ 'facts.js': plugin, 'facts.json': '{"fact":"One"}', 'finishing.js': finishing },
      'node_modules/asking/index.js': asking,
      'node_modules/asking/package.json': '{"name":"asking","version":"1.0.0"}',
    });
    await build();
    expect(printed).toContain('loads');
    expect([shown('fact.txt'), shown('variable.txt')]).toEqual(['One', 'undefined']);
    expect(await build()).toEqual(nothing);
    expect(printed).not.toContain('loads');
    write({ 'facts.json': '{"fact":"Two"}' });
    const { documents, pages } = await build();
    expect([shown('fact.txt'), shown('index.html').includes('content="Two"')]).toEqual(['Two', true]);
    expect(documents).toEqual({});
    expect(Object.values(pages).flat()).toEqual(expect.arrayContaining(['/', '/other']));
    setEnvironment({ FACT: 'Set' });
    await build();
    expect(shown('variable.txt')).toBe('Set');
  });

  test('should run its plugins again if a file has changed that they read only in another language', async () => {
    const facts = `
      const { readFileSync, writeFileSync } = require('node:fs');
      module.exports = ({ siteDir, i18n: { currentLocale } }) => {
        const read = (name) => readFileSync(siteDir + '/' + name + '-' + currentLocale + '.txt', 'utf8');
        return {
          name: 'facts',
          loadContent: () => read('content'),
          postBuild: ({ outDir, content }) => writeFileSync(outDir + '/fact.txt', content + read('end')),
        };
      };
    `;
    const languages = "baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },";
    write({
      ...docs,
      ...{ 'docusaurus.config.js': docusaurus.replace("baseUrl: '/',", languages), 'facts.js': facts },
      ...{ 'content-en.txt': 'One', 'content-fr.txt': 'Un', 'end-en.txt': '.', 'end-fr.txt': '.' },
    });
    await build();
    write({ 'content-fr.txt': 'Deux' });
    await build();
    expect([shown('fact.txt'), shown('fr/fact.txt')]).toEqual(['One.', 'Deux.']);
    write({ 'end-fr.txt': '!' });
    await build();
    expect([shown('fact.txt'), shown('fr/fact.txt')]).toEqual(['One.', 'Deux!']);
  });
});
