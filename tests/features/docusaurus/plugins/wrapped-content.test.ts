import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { runCommand } from '../../../run-docsite.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site with a plugin that wraps the blog plugin, and writes posts from a data file to a folder of its own. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { docs: false, blog: false }]],
    plugins: [['./plugins/changes', { blogTitle: 'Changes', routeBasePath: '/changes', postsPerPage: 1 }], './plugins/odd'],
    themeConfig: { navbar: { items: [{ to: '/changes', label: 'Changes' }] } },
  };`,
  'CHANGES.md': '# Changes\n\n## v1 (2024-01-01)\n\nThe first.\n\n## v2 (2024-02-01)\n\nThe second.\n',
  'plugins/changes/index.js': `import fs from 'node:fs';
    import path from 'node:path';
    import blog from '@docusaurus/plugin-content-blog';
    export default async function changes(context, options) {
      const folder = path.join(context.siteDir, 'changes/source');
      const made = await blog.default(context, { ...options, path: folder, id: 'changes', blogListComponent: '@theme/ChangesList' });
      const file = path.join(context.siteDir, 'CHANGES.md');
      return {
        ...made,
        name: 'changes-plugin',
        async loadContent() {
          fs.mkdirSync(folder, { recursive: true });
          for (const [, title, date, text] of fs.readFileSync(file, 'utf8').matchAll(/## (\\S+) \\((.*)\\)\\n\\n(.*)/g))
            fs.writeFileSync(path.join(folder, title + '.md'), ['---', 'date: ' + date, '---', '# ' + title, text].join('\\n'));
          const content = await made.loadContent();
          content.blogPosts.forEach((post, index) => { post.metadata.page = Math.floor(index / options.postsPerPage) + 1; });
          return content;
        },
        async contentLoaded({ content, actions }) {
          await made.contentLoaded({ content, actions });
          actions.setGlobalData(content.blogPosts.map(({ metadata: { title, page, permalink } }) => [title, page, permalink].join(' ')));
        },
        configureWebpack(...args) {
          const config = made.configureWebpack(...args);
          config.module.rules[0].use[0].options.metadataPath = () => file;
          return config;
        },
        getThemePath: () => './theme',
        getPathsToWatch: () => [file],
      };
    }
    export const { validateOptions } = blog;`,
  'plugins/changes/theme/ChangesList.js': `import Layout from '@theme/Layout';
    export default ({ items }) => <Layout>{items.map(({ content: { metadata } }) => <h2 key={metadata.title}>{metadata.title}</h2>)}</Layout>;`,
  'plugins/odd.js': `const { default: blog } = require('@docusaurus/plugin-content-blog');
    module.exports = async (context) => {
      const made = await blog(context, { path: 'odd', routeBasePath: 'odd', id: 'odd' });
      return { ...made, contentLoaded: ({ content }) => content.nothing.there };
    };`,
  'node_modules/@docusaurus/plugin-content-blog/index.js':
    "exports.__esModule = true; exports.default = () => { throw new Error('not asked for'); }; exports.validateOptions = exports.default;",
  'odd/2024-05-05-post.md': '# Odd\n',
  'src/pages/index.js': `import { usePluginData } from '@docusaurus/useGlobalData';
    export default () => <p>{usePluginData('changes-plugin').join(', ')}</p>;`,
};

let siteDir: string;
let site: BuiltSite;

beforeAll(async () => {
  siteDir = makeFolder(files);
  site = await build(siteDir);
});

describe('a plugin around the blog plugin', () => {
  test('should define the blog, with the posts that it writes', () => {
    expect([site.exitCode, site.stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages [^;\n]+\n$/)]);
    expect(site.page('changes/v1/index.html').texts('h1, article p')).toContain('The first.');
    expect(site.page('changes/page/2/index.html').texts('h2')).toEqual(['v1']);
  });

  test('should be able to replace the content, in every language', () => {
    expect(site.page('index.html').texts('p')).toContain('v2 1 /base/changes/v2, v1 2 /base/changes/v1');
    expect(site.page('fr/index.html').texts('p')).toContain('v2 1 /base/fr/changes/v2, v1 2 /base/fr/changes/v1');
  });

  test('should be left out if it fails because of what docsite does not provide', () => {
    expect(site.page('odd/2024/05/05/post/index.html').texts('h1')).toEqual(['Odd']);
    expect(site.stderr).toMatch(/not taken over: .*contentLoaded of plugin \.\/plugins\/odd, which failed: /);
  });

  test('should be included by docsite init', async () => {
    const folder = makeFolder(files);
    expect(await runCommand({ args: ['init', folder], cwd: folder })).toMatchObject({ exitCode: 0 });
    rmSync(join(folder, 'docusaurus.config.js'));
    const left = await build(folder);
    expect(left.exitCode).toBe(0);
    expect(left.page('index.html').texts('p')).toEqual(site.page('index.html').texts('p'));
  });

  test('should have rewritten posts read again', async () => {
    const file = join(siteDir, 'CHANGES.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('The first.', 'The very first.'));
    expect((await build(siteDir)).page('changes/v1/index.html').texts('article p')).toContain('The very first.');
  });
});
