import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site with a plugin that colours code as `@shikijs/rehype` does, with a root in place of each block. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `const { colour, count } = require('./plugins');
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', { blog: false, docs: {
    routeBasePath: '/', remarkPlugins: [count], beforeDefaultRehypePlugins: [colour],
  } }]],
};
`,
  'plugins.js': `const element = (tagName, properties, ...children) => ({ type: 'element', tagName, properties, children });
const walk = (node, visit) => { visit(node); (node.children ?? []).forEach((child) => walk(child, visit)); };
exports.count = () => (tree) => {
  const found = [];
  walk(tree, ({ type, name, lang }) => { if (type === 'code' || name === 'mermaid') found.push(name ?? lang); });
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'found: ' + found.join() }] });
};
exports.colour = () => (tree) => walk(tree, (node) => {
  if (node.children) node.children = node.children.map((child) => {
    if (child.tagName !== 'pre' || child.properties.className) return child;
    const line = element('span', { className: ['line'] }, element('span', { style: '--light:#123' }, { type: 'text', value: 'one' }));
    return { type: 'root', children: [element('pre', { className: ['shiki'] }, element('code', {}, line))] };
  });
});
`,
  'docs/index.md': '# Code\n\n```js\none\n```\n\n```mermaid\ngraph TD\n  A-->B\n```\n\n:::info\n\nBeside it.\n\n:::\n',
};

let site: BuiltSite;
let page: string;

beforeAll(async () => {
  site = await build(makeFolder(files));
  page = await site.text('index.html');
});

test('code that a plugin has coloured should stay as it is', () => {
  expect([site.exitCode, site.stdout + site.stderr]).toEqual([0, expect.not.stringContaining('warning')]);
  expect(page).toMatch(/<pre><code[^>]*><span class="line"><span style="--light:#123">one<\/span><\/span><\/code>/);
  expect(site.text('index.md')).toContain('```\none\n```');
});

test('plugins should find diagrams as elements, and not as code, also beside admonitions', () => {
  expect(page).toContain('found: js,mermaid');
  expect(page).toMatch(/class="diagram"/);
  expect(site.text('index.md')).toContain('```mermaid\ngraph TD\n  A-->B\n```');
});
