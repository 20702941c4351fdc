import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { LiveSite } from '../../../../src/live/live-site.js';
import { LiveContents } from '../../../../src/serve/watch/site/live-contents.js';
import { identifyFiles } from '../../../../src/serve/watch/site/used-files.js';

test('static files that a page shows should be known by address, including those of srcset and poster', async () => {
  const names = ['one.png', 'two.png', 'three.webp', 'poster.jpg', 'film.mp4'];
  const siteDir = makeFolder({
    'docs/a.md': '# A',
    ...Object.fromEntries(names.map((name) => [`static/${name}`, name])),
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  const html = `<picture><source srcset="/three.webp 2x"><img src="/one.png" srcSet="/one.png 1x, /two.png 2x"></picture>
<video poster="/poster.jpg" src="/film.mp4"></video><img src="https://example.org/x.png"><img src="/none.png">`;
  const states = identifyFiles(html, new LiveContents(site.state as NonNullable<typeof site.state>));
  await site.close();
  expect(Object.keys(states).sort()).toEqual(names.map((name) => `/${name}`).sort());
});

test('no post should be rendered for a feed that a page links to, which the page does not show', async () => {
  const siteDir = makeFolder({
    'docsite.config.mjs': "export default { title: 'Site', url: 'https://example.org', blog: {} };",
    'pages/index.md': '# Home',
    'blog/2026-01-02-post.md': '# Post',
    'static/one.png': '',
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  const state = site.state as NonNullable<typeof site.state>;
  const html = '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml"/><img src="/one.png"/>';
  const states = identifyFiles(html, new LiveContents(state));
  const rendered = state.locales.flatMap(({ pages }) => [...pages.summaries().keys()]);
  await site.close();
  expect(Object.keys(states)).toEqual(['/one.png']);
  expect(rendered).toEqual([]);
  expect(state.has('blog/rss.xml')).toBe(false);
});
