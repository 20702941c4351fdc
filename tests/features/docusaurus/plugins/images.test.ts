import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `const { note, noteLater, frame, figure } = require('./plugins');
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {
    routeBasePath: '/',
    beforeDefaultRemarkPlugins: [note],
    remarkPlugins: [noteLater, frame],
    rehypePlugins: [figure],
  } }]],
};
`,
  'plugins.js': `const walk = (node, visit) => { visit(node); (node.children ?? []).forEach((child) => walk(child, visit)); };
const attribute = (node, name) => node.attributes.find((one) => one.name === name);
const note = () => (tree) => {
  const found = [];
  walk(tree, ({ type, name }) => { if (type === 'image' || name === 'img') found.push(name ?? type); });
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'found: ' + found.join() }] });
};
exports.note = note;
exports.noteLater = () => note();
exports.frame = () => (tree, file, done) => {
  walk(tree, (node) => {
    if (node.name !== 'img') return;
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'framed' });
    if (attribute(node, 'title')) Object.assign(node, { name: 'Figure', type: 'mdxJsxFlowElement' });
  });
  done();
};
exports.figure = () => async (tree) => walk(tree, (node) => {
  const [image] = node.children ?? [];
  if (node.tagName !== 'p' || image?.name !== 'img') return;
  const caption = attribute(image, 'alt').value;
  const text = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: caption }] };
  node.children = [{ type: 'element', tagName: 'figure', properties: {}, children: [image, text] }];
});
`,
  'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
const Figure = ({ src, title }) => <b data-of={src}>{title}</b>;
export default { ...Original, Figure };
`,
  'docs/index.md': `# Images

![A "dot"](./dot.svg)

![Second](/static%20dot.svg)

![Third](./dot.svg 'Titled')

![Elsewhere](https://t.org/a.png)
`,
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>',
  'static/static dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="3"></svg>',
};

let site: BuiltSite;
let page: string;

const body = (html: string) => /<div class="markdown"[\s\S]*<\/article>/.exec(html)?.[0].replace(/\s+/g, ' ') ?? '';

beforeAll(async () => {
  site = await build(makeFolder(files));
  page = body(await site.text('index.html'));
});

test('Markdown plugins should find images of the site as elements, and those before the defaults as images', () => {
  expect(site.stdout + site.stderr).not.toContain('warning');
  expect(page).toContain('found: image,image,image,image');
  expect(page).toContain('found: img,img,img,image');
});

test('what plugins do with the elements of images should be drawn', () => {
  const framed = (caption: string, src: string, width: number) =>
    new RegExp(
      `<figure><img(?=[^>]* class="framed")(?=[^>]* src="${src}")[^>]* width="${width}"[^>]*><figcaption>${caption}`,
    );
  expect(page).toMatch(framed('A &amp;quot;dot&amp;quot;', '/assets/images/dot-[^"]+', 4));
  expect(page).toMatch(framed('Second', '/static%20dot.svg', 5));
});

test('components that plugins make of images should get the addresses of their files', () => {
  expect(page).toMatch(/<b data-of="\/assets\/[^"]*dot-[^"]+\.svg">Titled<\/b>/);
});
