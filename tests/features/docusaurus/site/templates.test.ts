import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runCommand } from '../../../run-docsite.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';
import { makeTemplate } from './template.js';

const adapter = fileURLToPath(new URL('../../../../packages/docusaurus', import.meta.url));

const routes = [
  '404.html',
  'blog/archive/index.html',
  'blog/authors/all-sebastien-lorber-articles/index.html',
  'blog/authors/index.html',
  'blog/authors/yangshun/index.html',
  'blog/first-blog-post/index.html',
  'blog/index.html',
  'blog/long-blog-post/index.html',
  'blog/mdx-blog-post/index.html',
  'blog/tags/docusaurus/index.html',
  'blog/tags/facebook/index.html',
  'blog/tags/hello/index.html',
  'blog/tags/hola/index.html',
  'blog/tags/index.html',
  'blog/welcome/index.html',
  'docs/category/tutorial---basics/index.html',
  'docs/category/tutorial---extras/index.html',
  'docs/intro/index.html',
  'docs/tutorial-basics/congratulations/index.html',
  'docs/tutorial-basics/create-a-blog-post/index.html',
  'docs/tutorial-basics/create-a-document/index.html',
  'docs/tutorial-basics/create-a-page/index.html',
  'docs/tutorial-basics/deploy-your-site/index.html',
  'docs/tutorial-basics/markdown-features/index.html',
  'docs/tutorial-extras/manage-docs-versions/index.html',
  'docs/tutorial-extras/translate-your-site/index.html',
  'index.html',
  'markdown-page/index.html',
];

describe.each(['JavaScript', 'TypeScript'] as const)('the template of create-docusaurus in %s', (language) => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(makeTemplate(language));
  });

  test('should be built unchanged, without a finding', () => {
    const config = `docusaurus.config.${language === 'TypeScript' ? 'ts' : 'js'}`;
    expect([site.exitCode, site.stdout]).toEqual([0, expect.stringMatching(/^Built 29 pages [^;\n]+\n$/)]);
    expect(site.stderr).toContain(`${config}: taken over docs, pages, blog\n`);
    expect(site.stderr).not.toContain('not taken over');
    const own = new Set(['assets/shell.html', 'search/index.html']);
    expect(site.files().filter((path) => path.endsWith('.html') && !own.has(path))).toEqual(routes);
    expect(site.text('sitemap.xml').match(/<loc>/g)).toHaveLength(27);
    expect(site.text('blog/rss.xml').match(/<item>/g)).toHaveLength(4);
    expect(site.text('blog/atom.xml').match(/<entry>/g)).toHaveLength(4);
  });

  test('should have the code colours of its configuration, which packages that are not installed contain', () => {
    // the background and text of GitHub's theme, and of Dracula in dark mode
    const css = site.text(site.files().find((path) => path.startsWith('assets/css/styles-')) as string);
    for (const color of ['#f6f8fa', '#393a34', '#282a36', '#f8f8f2']) expect(css.toLowerCase()).toContain(color);
  });

  test('should have the headings that other pages link to', () => {
    expect(site.page('blog/tags/index.html').attributes('main h2', 'id')).toEqual(['D', 'F', 'H']);
    expect(site.page('blog/archive/index.html').attributes('main h2', 'id')).toEqual(['2021', '2019']);
    expect(site.page('blog/archive/index.html').links('main .archive-list > li > a:only-child')).toHaveLength(4);
  });

  test('should be built to the same bytes from the configuration that docsite init writes', async () => {
    const left = makeTemplate(language);
    // the configuration imports it
    mkdirSync(join(left, 'node_modules'));
    symlinkSync(join(adapter, 'node_modules/prism-react-renderer'), join(left, 'node_modules/prism-react-renderer'));
    expect(await runCommand({ args: ['init', left], cwd: left })).toMatchObject({ exitCode: 0 });
    for (const name of ['js', 'ts']) rmSync(join(left, `docusaurus.config.${name}`), { force: true });
    const own = await build(left);
    expect([own.exitCode, own.stdout, own.stderr]).toEqual([
      0,
      expect.stringMatching(/^Built 29 pages [^;\n]+\n$/),
      expect.not.stringContaining('taken over'),
    ]);
    expect(own.files()).toEqual(site.files());
    for (const path of own.files()) expect([path, own.text(path)]).toEqual([path, site.text(path)]);
  });
});
