import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Plugins that wrap the blog and docs plugins, and add facts about documents. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { docs: false, blog: false }]],
    plugins: ['./plugins/blog.js', ['./plugins/docs.js', { routeBasePath: 'docs' }]],
  };`,
  'plugins/blog.js': `const blog = require('@docusaurus/plugin-content-blog');
    const { docuHash } = require('@docusaurus/utils');
    module.exports = {
      ...blog,
      default: async (...args) => {
        const made = await blog.default(...args);
        return { ...made, async contentLoaded(data) {
          await made.contentLoaded(data);
          for (const { metadata } of data.content.blogPosts) {
            const others = data.content.blogPosts.filter((post) => post.metadata !== metadata);
            const related = others.map(({ metadata: { title, permalink } }) => title + ' ' + permalink);
            await data.actions.createData(docuHash(metadata.source) + '.json', JSON.stringify({ ...metadata, related }));
          }
        } };
      },
    };`,
  'plugins/docs.js': `import docs from '@docusaurus/plugin-content-docs';
    export default async (context, options) => {
      const made = await docs.default(context, options);
      return { ...made, async loadContent() {
        const content = await made.loadContent();
        for (const { docs } of content.loadedVersions) for (const doc of docs) doc.words = doc.title.length;
        return content;
      } };
    };`,
  'node_modules/@docusaurus/utils/index.js': "exports.docuHash = (text) => text.replace(/\\\\W+/g, '-');",
  'blog/2024-01-01-a.md': '# A\n\nText\n',
  'blog/2024-02-01-b.md': '# B\n\nText\n',
  'docs/page.md': '# Page\n',
  'src/pages/index.md': '# Home\n',
  'src/theme/BlogPostItem/index.js': `import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
    export default ({ children }) => <article><h1>{useBlogPost().metadata.title}</h1>{children}
      {useBlogPost().metadata.related.map((text) => <p className="related" key={text}>{text}</p>)}</article>;`,
  'src/theme/DocItem/Footer/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
    export default () => <p className="words">{useDoc().metadata.words}</p>;`,
};

let siteDir: string;
let site: BuiltSite;

beforeAll(async () => {
  siteDir = makeFolder(files);
  site = await build(siteDir);
});

test('posts should have the data that a plugin writes for each, on their pages and in lists, in every language', () => {
  expect([site.exitCode, site.stdout.includes(' error ')]).toEqual([0, false]);
  expect(site.page('blog/2024/01/01/a/index.html').texts('.related')).toEqual(['B /blog/2024/02/01/b']);
  expect(site.page('fr/blog/2024/01/01/a/index.html').texts('.related')).toEqual(['B /fr/blog/2024/02/01/b']);
  expect(site.page('blog/index.html').texts('.related')).toEqual(['A /blog/2024/01/01/a', 'B /blog/2024/02/01/b']);
  const { document } = JSON.parse(site.text('assets/pages/blog/2024/01/01/a.json'));
  expect(document.facts).toEqual({ related: ['B /blog/2024/02/01/b'] });
});

test('documents should have what a plugin adds to its content', () => {
  expect(site.page('docs/page/index.html').texts('.words')).toEqual(['4']);
});

test('documents should be rendered again if such data changes for another document', async () => {
  const post = join(siteDir, 'blog/2024-02-01-b.md');
  writeFileSync(post, readFileSync(post, 'utf8').replace('# B', '# Beta'));
  const again = await build(siteDir);
  expect(again.page('blog/2024/01/01/a/index.html').texts('.related')).toEqual(['Beta /blog/2024/02/01/b']);
});
