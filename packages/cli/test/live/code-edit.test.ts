import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { LiveSite } from '../../src/live/live-site.js';
import { LiveConfig } from '../../src/live/reading/live-config.js';
import { buildTree, differences, liveTree, type Tree } from './compare-trees.js';
import { configText } from './first-files.js';

const files = {
  'docsite.config.json': configText({
    pages: { path: 'src/pages' },
    styles: ['src/site.css'],
    docs: { path: 'docs', sidebarPath: 'sidebars.js' },
  }),
  'sidebars.js':
    "import fs from 'node:fs'; import { label } from './src/label.js';\n" +
    "const width = fs.readFileSync(new URL('./src/widths.css', import.meta.url), 'utf8').length;\n" +
    "export default { main: [{ type: 'doc', id: 'a', label: label + width }] };",
  'docs/index.md': '---\nslug: /\n---\n# Home',
  'docs/a.mdx': "import { Box } from '@site/src/box';\n\n# A\n\n<Box />\n\n[code](./linked.js)\n",
  'docs/linked.js': "export const linked = 'linked';",
  'src/site.css': "@import './widths.css'; b { color: red }",
  'src/widths.css': 'b { width: 1em }',
  'src/label.js': "export const label = 'Label';",
  'src/box.jsx':
    "import { label } from './label.js'; import { linked } from '../docs/linked.js'; import { part } from '../static/part.js';\n" +
    'export function Box() { return <b>{label}{linked}{part}</b>; }',
  'static/part.js': "export const part = 'part';",
  'src/pages/own.jsx':
    "export const frontMatter = { title: 'Own' };\nexport default function Own() { return <p>own</p>; }",
};
const opened: LiveSite[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const site of opened.splice(0)) await site.close();
});

/** A Docusaurus site with a plugin that writes a document each time the configuration is read. */
const writing = {
  'docusaurus.config.js': `const fs = require('node:fs');
let count = 0;
const plugin = () => ({
  name: 'writing',
  async loadContent() { fs.writeFileSync(__dirname + '/docs/made.md', '# Made\\n\\nSource: ' + (count++ === 0 ? 'old' : 'new')); },
});
module.exports = {
  title: 'Site', url: 'https://example.org', baseUrl: '/', plugins: [plugin],
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/site.css' } }]],
};`,
  'docs/index.md': '---\nslug: /\n---\n# Home',
  'src/site.css': 'b { color: red }',
};

type Files = Readonly<Record<string, string>>;

/** A React page that shows something. */
const own = (code: string): string => `export default function Own() { return <p>own ${code}</p>; }`;

/** Opens a site and edits it. Returns whether its pages were assembled again, and how its files differ from a build. */
async function edit(edits: Files, first: Files = files) {
  const siteDir = makeFolder(first);
  const outDir = join(makeFolder({}), 'dist');
  const site = new LiveSite({ siteDir, outDir });
  opened.push(site);
  await site.update(new Set());
  const assembled = () => site.state?.locales[0]?.facts.site;
  const before = assembled();
  writeFiles(siteDir, edits);
  await site.update(new Set(Object.keys(edits).map((path) => join(siteDir, path))));
  const built = (await buildTree(siteDir, outDir)) as Tree;
  return { isAssembled: assembled() !== before, differences: differences(await liveTree(site), built) };
}

describe('edits of code', () => {
  test.each([
    ['a style sheet', { 'src/site.css': 'b { color: blue }' }],
    ['a component', { 'src/box.jsx': 'export const Box = () => <i>box</i>;' }],
    ['a page without its front matter', { 'src/pages/own.jsx': files['src/pages/own.jsx'].replace('>own<', '>new<') }],
    ['several', { 'src/site.css': 'b { color: blue }', 'src/box.jsx': 'export const Box = () => <i>box</i>;' }],
  ])('should leave content as it is if that does not depend on it: %s', async (_, edits) => {
    expect(await edit(edits)).toEqual({ isAssembled: false, differences: [] });
  });

  test.each<[string, Files]>([
    ['a module of the sidebars', { 'src/label.js': "export const label = 'New';" }],
    ['a style sheet that the sidebars read', { 'src/widths.css': 'b { width: 1000em }' }],
    ['the front matter of a page', { 'src/pages/own.jsx': files['src/pages/own.jsx'].replace("'Own'", "'New'") }],
    ['a static file', { 'static/part.js': "export const part = 'new';" }],
    ['a file that a document links to', { 'docs/linked.js': "export const linked = 'new';" }],
    ['a new file beside it', { 'src/site.css': 'b { color: blue }', 'docs/b.md': '# B' }],
  ])('should be seen in content that depends on it: %s', async (_, edits) => {
    expect(await edit(edits)).toEqual({ isAssembled: true, differences: [] });
  });

  test.each([
    ['depends on the day', '{new Date().getFullYear()}', false],
    ['may differ in another run', '{(globalThis.runs = (globalThis.runs ?? 0) + 1, 1)}', true],
  ])('should load other modules again only if one %s', async (what, code, isAgain) => {
    const siteDir = makeFolder({ ...files, 'src/pages/own.jsx': own(code) });
    const outDir = join(makeFolder({}), 'dist');
    const site = new LiveSite({ siteDir, outDir });
    opened.push(site);
    await site.update(new Set());
    const entry = () => site.state?.locales[0]?.bundle.serverEntry;
    for (const [path, text] of Object.entries({
      'src/box.jsx': `export const Box = () => <i>${what}</i>;`,
      'src/site.css': `b { content: '${what}' }`,
    })) {
      const before = entry();
      writeFiles(siteDir, { [path]: text });
      await site.update(new Set([join(siteDir, path)]));
      expect(entry() !== before).toBe(isAgain);
    }
    expect(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });

  test('should be those of a build if a component of the theme is removed', async () => {
    const path = 'theme/pages/tag-page.tsx';
    const docs = { 'docs/index.md': '---\nslug: /\ntags: [t]\n---\n# Home' };
    const siteDir = makeFolder({ ...files, ...docs, [path]: 'export const TagPage = () => <p>own</p>;' });
    const outDir = join(makeFolder({}), 'dist');
    const site = new LiveSite({ siteDir, outDir });
    opened.push(site);
    await site.update(new Set());
    await site.renderRest(() => true);
    rmSync(join(siteDir, path));
    await site.update(new Set([join(siteDir, path)]));
    expect(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });

  test('should not be assumed if it is unknown what has changed', async () => {
    const siteDir = makeFolder(files);
    const outDir = join(makeFolder({}), 'dist');
    const site = new LiveSite({ siteDir, outDir });
    opened.push(site);
    await site.update(new Set());
    writeFiles(siteDir, { 'docs/b.md': '# B', 'src/site.css': 'b { color: blue }' });
    await site.update(new Set());
    expect(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });

  test('should read the configuration once if another one follows from the code', async () => {
    const { 'docusaurus.config.js': config, ...rest } = writing;
    const footer = 'export default function Footer() { return <footer>end</footer>; }';
    const first = {
      ...rest,
      'docusaurus.config.js': config.replace('plugins: [plugin]', 'plugins: []'),
      'src/theme/Footer/index.js': footer,
    };
    const reading =
      "import { useDoc } from '@docusaurus/plugin-content-docs/client';\nexport const ids = () => useDoc().metadata.id;\n";
    const read = jest.spyOn(LiveConfig.prototype, 'read');
    expect(await edit({ 'src/theme/Footer/index.js': reading + footer }, first)).toMatchObject({ isAssembled: true });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['one that writes', 'writeFileSync(', true],
    ['one that copies', "copyFileSync(__dirname + '/docs/index.md', __dirname + '/docs/made.md'); String(", true],
    ['one that starts a process', "existsSync(require('node:child_process').execSync('echo') + '.'); String(", true],
    ['one that only reads', "readFileSync(__dirname + '/docs/index.md'); String(", false],
  ])('should be followed by reading the site again if a plugin may write content: %s', async (_, call, isAssembled) => {
    const config = writing['docusaurus.config.js'].replace('writeFileSync(', call);
    const edited = await edit({ 'src/site.css': 'b { color: blue }' }, { ...writing, 'docusaurus.config.js': config });
    expect(edited).toMatchObject(isAssembled ? { isAssembled } : { isAssembled, differences: [] });
  });
});
