import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildClean, buildSite, changeConfig, copySite } from './run.js';

describe('the Markdown twins of a site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('twins');
  });

  test('should exist beside all pages with text, in every locale, including hidden ones', () => {
    const twins = [
      'docs',
      'docs/hidden',
      'docs/live',
      'docs/own',
      'docs/parts',
      'docs/tags',
      'docs/tags/part',
      'index',
    ].map((path) => `${path}.md`);
    expect(site.files().filter((path) => path.endsWith('.md'))).toEqual(
      [...twins, ...twins.map((path) => `fr/${path}`)].sort(),
    );
  });

  test('should have the text of a page, with its title and absolute links', () => {
    expect(site.text('docs.md')).toBe(
      '# Start\n\nGo on to [the parts](https://example.org/base/docs/parts#first), or read [them as Markdown](https://example.org/base/docs/parts.md).\n',
    );
  });

  test('should contain the contents of partials and components', () => {
    expect(site.text('docs/parts.md')).toBe(
      '# Parts\n\n## First\n\n> **Note**\n>\n> Back to [the start](https://example.org/base/docs).\n\n**A**\n\n```php title="a.php"\necho "<b>";\n```\n',
    );
  });

  test('should contain what the modules of live pages and React pages render', () => {
    expect(site.text('docs/live.md')).toBe('# Live\n\nIt comes to **3**.\n');
    expect(site.text('index.md')).toBe('# Welcome\n\n[Docs](https://example.org/base/docs)\n');
  });

  test('should give way to a static file, and then not be linked', () => {
    expect(site.text('docs/own.md')).toBe('The own twin.\n');
    expect(site.page('docs/own/index.html').html).not.toContain('text/markdown');
  });

  test('should be linked from their pages, in the head and for the reader', () => {
    const page = site.page('fr/docs/parts/index.html');
    expect(page.attributes('link[type="text/markdown"]', 'href')).toEqual(['/base/fr/docs/parts.md']);
    expect(page.links('main a[type="text/markdown"]')).toEqual(['View as Markdown → /base/fr/docs/parts.md']);
  });

  test('should be listed in llms.txt, each locale in its own, without hidden pages', () => {
    expect(site.text('llms.txt')).toBe(
      [
        '# Twins\n\n> A site in Markdown\n\n## Twins\n',
        '- [Twins](https://example.org/base/index.md)',
        '- [Start](https://example.org/base/docs.md): Where to begin.',
        '- [Live](https://example.org/base/docs/live.md): A sum.',
        '- [Parts](https://example.org/base/docs/parts.md)\n',
      ].join('\n'),
    );
    expect(site.text('fr/llms.txt')).toContain('(https://example.org/base/fr/docs/parts.md)');
  });

  test('should be contained in llms-full.txt, if the site has one', () => {
    const twin = (path: string) => `---\nurl: https://example.org/base/${path}\n---\n\n${site.text(path)}`;
    const full = ['index.md', 'docs.md', 'docs/live.md', 'docs/parts.md'].map(twin).join('\n');
    expect(site.text('llms-full.txt')).toBe(`# Twins\n\n> A site in Markdown\n\n${full}`);
  });
});

test('llms.txt in the static folder should replace the generated one', async () => {
  const folder = copySite('twins');
  writeFileSync(join(folder, 'static/llms.txt'), 'own');
  expect((await buildClean(folder)).text('llms.txt')).toBe('own');
});

test('a site without twins should have none, and no links to them', async () => {
  const folder = copySite('twins');
  changeConfig(folder, { markdownTwins: false });
  writeFileSync(join(folder, 'docs/index.md'), '# Start');
  const site = await buildClean(folder);
  expect(site.files().filter((path) => /(\.md|llms\.txt)$/.test(path))).toEqual(['docs/own.md', 'fr/docs/own.md']);
  expect(site.pages().filter((page) => page.all('[type="text/markdown"], .page-actions').length > 0)).toEqual([]);
});
