import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from '../../read-site.js';

describe('a preset that is not the classic one', () => {
  const preset = `module.exports = (context, { docs, size }) => ({
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      size > 1 && require.resolve('./lists'),
      [function tags() { return { injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: context.siteConfig.title } }] }) }; }, {}],
    ],
    themes: [['classic', { customCss: './a.css' }]],
  });`;

  test.each([
    ['by its path', "['./preset', OPTIONS]", 'preset.js'],
    ['by the name of its package', "['@a/preset-b', OPTIONS]", 'node_modules/@a/preset-b/index.js'],
    ['by a short name', "['b', OPTIONS]", 'node_modules/docusaurus-preset-b/index.js'],
    ['by a short name in a scope', "['@a/b', OPTIONS]", 'node_modules/@a/docusaurus-preset-b/index.js'],
    ['by a scope', "['@a', OPTIONS]", 'node_modules/@a/docusaurus-preset/index.js'],
  ])('should contribute its plugins and themes: %s', async (_, entry, file) => {
    const options = "{ docs: { path: 'manual', odd: 1 }, size: 2 }";
    const folder = dirname(file);
    const { config, notes } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', presets: [${entry.replace('OPTIONS', options)}] };`,
      [file]: preset,
      [`${folder}/lists.js`]: "module.exports = () => ({ getClientModules: () => ['./client.js'] });",
    });
    expect(config.docs).toMatchObject([{ path: 'manual' }]);
    expect([config.head, config.clientModules?.slice(1)]).toMatchObject([
      [{ attrs: { name: 'T' } }],
      // relative paths of a plugin are resolved from its file
      [join(folder, 'client.js')],
    ]);
    expect(config.styles).toEqual(['@docusaurus/looks.css', 'a.css']);
    expect(notes[1]).toMatch(/^not taken over: presets\[0\]\[1\]\.docs\.odd \(docusaurus\.config\.js:1:\d+\)$/);
  });

  test('should be reported if it cannot be loaded, and be a finding if it throws', async () => {
    const { notes, findings } = await readKeys("presets: ['nobodys', () => { throw new Error('no docs'); }]");
    expect(notes[1]).toBe('not taken over: preset nobodys, which is not installed');
    expect(findings.map(({ message }) => message)).toEqual(["the preset 'a function' failed: no docs"]);
  });
});

test.each([
  ['addresses in options', "[['classic', {}], ['p', { specs: [{ route: '/api/', spec: 'x.yaml' }] }]]", ['/api']],
  ['sections without one', "[['classic', {}], ['p', { api: { path: 'x.yaml' }, size: 1 }]]", ['/api']],
  ['docs that nothing else has', "[['p', {}]], plugins: ['@docusaurus/plugin-content-pages']", ['/docs']],
  ['any page of a site without others', "[['p', { docs: { routeBasePath: '/' } }]]", ['/']],
])('a preset that is not installed may add pages: %s', async (_, presets, routes) => {
  const { absentPackages } = await readKeys(`presets: ${presets}`);
  expect(absentPackages).toMatchObject([{ kind: 'preset', name: 'p', command: 'npm install p', routes }]);
});

test('a plugin that is not installed may add pages at the addresses in its options', async () => {
  const { absentPackages, modulePlaces } = await read({
    'docusaurus.config.js':
      "module.exports = { title: 'T', presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem' } }]],\n plugins: [['p', { outDir: './docs/api', language: 'en' }], 'q',\n (c) => ({ name: 'r', contentLoaded: ({ actions }) => actions.addRoute({ path: '/r', component: '@theme/R' }) })] };",
    'docs/a.md': '# A',
  });
  const place = (line: number, column: number) => ({ file: 'docusaurus.config.js', line, column });
  expect(absentPackages).toMatchObject([
    { kind: 'plugin', name: 'p', place: place(2, 12), routes: ['/docs/api'] },
    { kind: 'plugin', name: 'q', routes: [] },
  ]);
  // the places of options and plugins that name components
  expect(modulePlaces).toEqual({
    '@generated/components/DocItem': place(1, 64),
    '@docusaurus/routes/0': place(3, 2),
  });
});

test('a plugin whose file does not exist should be named as such, not as a package to install', async () => {
  const { absentPackages, notes } = await readKeys("plugins: [['./plugins/x', { outDir: 'made' }]]");
  expect(notes[1]).toBe('not taken over: plugin ./plugins/x, which does not exist');
  expect(notes.join('\n')).not.toContain('install');
  const place = { file: 'docusaurus.config.js', line: 1, column: expect.any(Number) as unknown as number };
  expect(absentPackages).toEqual([{ kind: 'plugin', name: './plugins/x', place, routes: ['/made'] }]);
});

test('a plugin of the site that wraps a content plugin should count as that one, with the options it passes', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', plugins: [['./plugins/blog', { path: 'news' }]] };",
    'plugins/blog.js': `const blog = require('@docusaurus/plugin-content-blog');
      module.exports = { ...blog, default: async (context, options) => ({ ...(await blog.default(context, { ...options, routeBasePath: 'log' })) }) };`,
    'news/2020-01-02-a.md': '# A',
  });
  expect(config.blog).toMatchObject([{ path: 'news', routeBasePath: 'log' }]);
  expect(notes[1]).toBeUndefined();
});

test.each([
  ['made, and asks for its content', '{ ...made, loadContent: () => made.loadContent() }'],
  ['made', 'made'],
])('a plugin whose wrapped content plugin has %s should count as that one', async (_, given) => {
  const { config } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', plugins: [['./plugins/blog', { path: 'news' }]] };",
    'plugins/blog.js': `const blog = require('@docusaurus/plugin-content-blog');
      module.exports = async (context, options) => {
        const made = await blog.default(context, options);
        return ${given};
      };`,
    'news/2020-01-02-a.md': '# A',
  });
  expect(config.blog).toMatchObject([{ path: 'news' }]);
});

test.each([
  ["require('@docusaurus/plugin-content-blog').default", ''],
  ['blog', "const blogModule = require('@docusaurus/plugin-content-blog'); const blog = blogModule.default;"],
  ['blog.default', "import * as blog from '@docusaurus/plugin-content-blog';"],
])('a function of the configuration around %s should count as the content plugin', async (called, before) => {
  const { config, notes } = await read({
    'docusaurus.config.ts': `${before}
      async function around(context, options) {
        const made = await ${called}(context, options);
        made.postBuild = async () => {};
        return made;
      }
      ${before.startsWith('import') ? 'export default' : 'module.exports ='} { title: 'T', plugins: [[around, { path: 'news' }]] };`,
    'news/2020-01-02-a.md': '# A',
  });
  expect(config.blog).toMatchObject([{ path: 'news' }]);
  expect(notes[1]).toBeUndefined();
});

test('a plugin that looks for the options of a content plugin in the configuration should not count as one', async () => {
  const { config } = await read({
    'docusaurus.config.js':
      "module.exports = { title: 'T', plugins: ['./look', ['@docusaurus/plugin-content-docs', { path: 'd' }]] };",
    'look.js': `module.exports = ({ siteConfig }) => ({
        name: 'look',
        docs: siteConfig.plugins.find((plugin) => plugin[0] === '@docusaurus/plugin-content-docs'),
      });`,
    'd/a.md': '# A',
  });
  expect(config.docs).toMatchObject([{ path: 'd' }]);
});

test('a plugin around a content plugin should have a data folder of its own', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js':
      "export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: ['classic'], plugins: [['./changes', { routeBasePath: '/changes' }]] };",
    'changes.js':
      "import blog from '@docusaurus/plugin-content-blog';\nexport default (context, options) => blog.default(context, { ...options, path: 'changes' });",
    'blog/a.md': '# A',
  });
  expect(config.blog).toMatchObject([{ path: 'blog' }, { path: 'changes', routeBasePath: '/changes' }]);
  expect(notes[1]).toBeUndefined();
});

test('a plugin around a content plugin should be left out if it cannot be loaded and only it knows the folder', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js':
      "export default { title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [['./changes', { routeBasePath: '/changes' }]] };",
    'changes.js':
      "import blog from '@docusaurus/plugin-content-blog';\nimport 'nobodys';\nexport default (context, options) => blog.default(context, options);",
  });
  expect(config.blog).toBe(false);
  expect(notes[1]).toMatch(/^not taken over: plugin \.\/changes, which needs the package 'nobodys', which is not/);
});
