import { describe, expect, test } from '@jest/globals';
import { markdownTwins } from '../../src/content/markdown-twins.js';
import { LinkIndex } from '../../src/links/link-index.js';
import { buildSite } from '../site/build-site.js';

const files = {
  'docs/index.md': '# Docs',
  'docs/a.md': '---\ntags: [x]\n---\n# A',
  'docs/secret.md': '---\nunlisted: true\n---\n# S',
  'pages/index.md': '# Home',
};

describe('the Markdown twin of a page', () => {
  test('should lie at the address of the page plus .md, and exist for each page with text', async () => {
    const site = await buildSite(files, { versionsPage: 'versions' });
    expect(Object.fromEntries(markdownTwins(site))).toEqual({
      '/': 'index.md',
      '/docs': 'docs.md',
      '/docs/a': 'docs/a.md',
      '/docs/secret': 'docs/secret.md',
      '/docs/tags': 'docs/tags.md',
      '/docs/tags/x': 'docs/tags/x.md',
      '/versions': 'versions.md',
    });
  });

  test('should be left out if the site does not want it', async () => {
    expect(markdownTwins(await buildSite(files, { markdownTwins: false })).size).toBe(0);
  });

  test('should give way to a static file, a page or a folder of its name', async () => {
    const taken = {
      'static/docs/a.md': 'own',
      'static/docs/b.md/file.txt': 'own',
      'docs/b.md': '# B',
      'docs/c.md': '# C',
      'docs/d.md': '---\nslug: /c.md\n---\n# D',
      'docs/e.mdx': '# E',
    };
    const twins = markdownTwins(await buildSite({ ...files, ...taken }));
    expect(['/docs/a', '/docs/b', '/docs/c', '/docs/c.md', '/docs/e'].map((route) => twins.get(route))).toEqual([
      undefined,
      undefined,
      undefined,
      'docs/c.md.md',
      'docs/e.md',
    ]);
  });

  test('should leave index.md to the home page', async () => {
    const twins = markdownTwins(await buildSite({ ...files, 'pages/other.md': '---\nslug: /index\n---\n# I' }));
    expect([twins.get('/'), twins.get('/index')]).toEqual(['index.md', undefined]);
  });
});

test('a link to a Markdown twin should resolve to it, unless a source lies at that path', async () => {
  const site = await buildSite(files, { baseUrl: '/base/' });
  const urlOf = (href: string): string => {
    const target = new LinkIndex(site).resolve({ route: '/docs', file: 'docs/index.md' }, href);
    return `${target.type} ${target.url}`;
  };
  expect(['/docs.md', '/base/docs/tags.md', '/docs/a.md', '/docs/none.md'].map(urlOf)).toEqual([
    'static /base/docs.md',
    'static /base/docs/tags.md',
    'page /base/docs/a',
    'missing /base/docs/none.md',
  ]);
});
