import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { runCommand } from '../../../run-docsite.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const blogPlugin = 'node_modules/@docusaurus/plugin-content-blog';
const searchPlugin = 'node_modules/@easyops-cn/docusaurus-search-local';

/** A site that wraps parts of Docusaurus: its blog plugin in a function, and components of a plugin in components. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `import { DEFAULT_PLUGIN_ID } from '@docusaurus/plugin-content-blog';
async function localBlog(context, options) {
  const made = await require('@docusaurus/plugin-content-blog').default(context, options);
  made.contentLoaded = async ({ actions }) => {
    await actions.createData('facts.json', JSON.stringify({ text: 'Facts of posts' }));
    actions.addRoute({ path: '/facts', component: '@site/src/Facts.js', exact: true, modules: { facts: '~blog/default/facts.json' } });
  };
  made.postBuild = async ({ outDir }) => require('node:fs').writeFileSync(outDir + '/built.txt', DEFAULT_PLUGIN_ID);
  return made;
}
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  i18n: { defaultLocale: 'fa', locales: ['fa', 'en'], localeConfigs: { fa: { label: 'F' } } },
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [[localBlog, {}]],
  themes: ['@easyops-cn/docusaurus-search-local'],
  themeConfig: { navbar: { items: [{ href: 'https://code.org/t', className: 'code-link' }] } },
};
`,
  [`${blogPlugin}/package.json`]: '{ "main": "index.js" }',
  [`${blogPlugin}/index.js`]:
    "exports.DEFAULT_PLUGIN_ID = 'its id'; exports.default = () => { throw new Error('not asked for'); };",
  [`${searchPlugin}/package.json`]: '{ "main": "dist/index.js" }',
  [`${searchPlugin}/dist/index.js`]: "module.exports = () => ({ name: 'search-local' });",
  [`${searchPlugin}/dist/client/theme/SearchBar/index.jsx`]: "export { default } from '@generated/search-local.js';",
  'blog/2026-06-03-post.md':
    '---\ntags:\n  - label: Hi\n    permalink: high\n---\n\n# Post\n\nText\n\n<!-- truncate -->\n',
  'src/theme/SearchBar/index.js': `import SearchBar from '@easyops-cn/docusaurus-search-local/dist/client/theme/SearchBar/index.jsx';
export default (props) => <i className="around"><SearchBar {...props} /></i>;
`,
  'src/Facts.js': 'export default ({ facts }) => <p>{facts.text}</p>;\n',
  'src/pages/index.js': `import Layout from '@theme/Layout';
const Button = ({ kind }) => <a className={'button button--' + kind} href="/">Go</a>;
export default () => <Layout><h1>Home</h1><Button kind="secondary" /></Layout>;
`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('a function around the blog plugin should become a blog of docsite', () => {
  expect(site.stdout + site.stderr).not.toMatch(/not asked for|localBlog changes/);
  expect(site.text('blog/2026/06/03/post/index.html')).toContain('Text');
});

test('a function around the blog plugin should run for what it adds, with other exports of that plugin', () => {
  expect(site.text('built.txt')).toBe('its id');
});

test('a page of a function around the blog plugin should find its data by the alias of that plugin', () => {
  expect(site.text('facts/index.html')).toContain('Facts of posts');
});

test('docsite init should report a function around the blog plugin as left out', async () => {
  const folder = makeFolder(files);
  const { stdout } = await runCommand({ args: ['init', folder], cwd: folder });
  expect(stdout).toContain('what localBlog changes of @docusaurus/plugin-content-blog');
});

test('tags of front matter should be below those of the blog, with or without a slash', () => {
  expect(site.text('blog/tags/high/index.html')).toContain('Hi');
});

test('dates should use the calendar of a language', () => {
  expect(site.text('blog/2026/06/03/post/index.html')).toMatch(/<time[^>]*>۱۳ خرداد ۱۴۰۵/);
  expect(site.text('en/blog/2026/06/03/post/index.html')).toMatch(/<time[^>]*>June 3, 2026/);
});

test('a component around one of a replaced plugin should be rendered around that of docsite', () => {
  expect(site.text('index.html')).toMatch(/<i class="around">.*<button/);
});

test('a navbar item without a label should have only its class, and be named by its address', () => {
  const link = /<a[^>]*href="https:\/\/code\.org\/t"[^>]*>(.*?)<\/a>/.exec(site.text('index.html'));
  expect(link?.[0]).toContain('aria-label="https://code.org/t"');
  expect(link?.[1]).not.toContain('code.org');
});

test('rules for classes assembled by code should be among the styles, and no similar ones', () => {
  const sheets = site.files().filter((path) => path.endsWith('.css'));
  const styles = sheets.map((path) => site.text(path)).join('\n');
  expect(styles).toContain('.button--secondary');
  expect(styles).not.toContain('.button--warning');
});

test('errors of a plugin should be reported with their causes', async () => {
  const { stdout, stderr } = await build(
    makeFolder({
      ...files,
      'docusaurus.config.js': `const fails = () => { throw new Error('no posts.', { cause: new Error('no file') }); };
module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [() => ({ name: 'p', loadContent: fails })] };
`,
    }),
  );
  expect(stdout + stderr).toContain('failed in loadContent: no posts: no file');
});
