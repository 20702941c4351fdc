import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { type BuiltSite, textOf } from './built-site.js';
import { buildClean, buildSite } from './run.js';

/** The texts of the top-level entries in the sidebar of a page. */
function entries(site: BuiltSite, path: string): string[] {
  return site
    .page(path)
    .all('#ds-sidebar > li')
    .map((item) => textOf(item));
}

describe('a sidebar with items of every kind', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('sidebars');
  });

  test('should show them in their order, collapsed categories without their items', () => {
    expect(entries(site, 'docs/intro/index.html')).toEqual([
      'Introduction',
      'Another name',
      'Elsewhere',
      'Outside',
      'Inside',
      'Between',
      'With a pageOne',
      'With an index',
      'Without a pageFour',
      'Closed',
      'Shorthand',
    ]);
  });

  test('should not be hideable by readers unless the site says so', () => {
    expect(site.page('docs/intro/index.html').all('[data-action=toggle-sidebar]')).toEqual([]);
  });

  test('should link documents, references and links', () => {
    const links = site.page('docs/intro/index.html').links('#ds-sidebar > li > .sidebar-link');
    expect(links).toEqual([
      'Introduction → /docs/intro',
      'Another name → /docs/named',
      'Elsewhere → /docs/elsewhere',
      'Outside → https://outside.example/',
      'Inside → /docs/named',
    ]);
  });

  test('should link a category to its document, its index, or its first page', () => {
    const links = site
      .page('docs/intro/index.html')
      .links('#ds-sidebar > .sidebar-category > .sidebar-row > .sidebar-link[href]');
    expect(links).toEqual([
      'With a page → /docs/overview',
      'With an index → /docs/all',
      'Closed → /docs/inner/five',
      'Shorthand → /docs/inner/six',
    ]);
  });

  test('should keep class names and HTML as written', () => {
    const page = site.page('docs/intro/index.html');
    expect(page.links('#ds-sidebar > .marked a')).toEqual(['Another name → /docs/named']);
    expect(page.texts('#ds-sidebar > .sidebar-text > em')).toEqual(['Between']);
  });

  test('should expand the categories around the page, and mark its own entry', () => {
    const page = site.page('docs/inner/three/index.html');
    expect(page.texts('.sidebar-category[data-on-path] > .sidebar-row')).toEqual(['With an index', 'Deeper']);
    expect(page.texts('.sidebar [aria-current=page]')).toEqual(['Three']);
  });

  test('should create the index page of a category, with its items', () => {
    const page = site.page('docs/all/index.html');
    expect(page.texts('main h1, main .lead')).toEqual(['All of them', 'Each and every one.']);
    expect(page.links('main .card-link')).toEqual(['Two → /docs/inner/two', 'Deeper → /docs/inner/three']);
    expect(page.texts('main .card-text')).toEqual(['About two.', '1 item']);
    expect(page.meta('keywords')).toBe('every, one');
    expect(page.texts('.sidebar [aria-current=page]')).toEqual(['With an index']);
  });

  test('should list the categories above a page in its breadcrumbs, with links if they have pages', () => {
    expect(site.page('docs/inner/three/index.html').texts('.breadcrumbs li')).toEqual([
      '',
      'With an index',
      'Deeper',
      'Three',
    ]);
    expect(site.page('docs/inner/three/index.html').attributes('.breadcrumbs a', 'href')).toEqual(['/', '/docs/all']);
    expect(site.page('docs/overview/index.html').texts('.breadcrumbs li')).toEqual(['', 'With a page']);
  });

  test('should link from page to page in the order of the sidebar, skipping references', () => {
    const around = (path: string) =>
      site
        .page(`docs/${path}/index.html`)
        .all('.pagination-link')
        .map(({ properties }) => `${properties.rel} ${properties.href}`);
    expect(around('intro')).toEqual(['next /docs/named']);
    expect(around('named')).toEqual(['prev /docs/intro', 'next /docs/overview']);
    expect(around('inner/one')).toEqual(['prev /docs/overview', 'next /docs/all']);
    expect(around('inner/two')).toEqual(['prev /docs/all', 'next /docs/inner/three']);
    expect(around('inner/six')).toEqual(['prev /docs/inner/five']);
  });

  test('should show a document the sidebar it belongs to, not one that only refers to it', () => {
    expect(entries(site, 'docs/elsewhere/index.html')).toEqual(['A', 'B', 'Elsewhere']);
    expect(site.page('docs/listed/a/index.html').texts('.navbar-links [aria-current]')).toEqual(['Second']);
  });
});

describe('a sidebar generated from folders', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('generated-sidebar');
  });

  test('should sort by front matter, number prefix and category file, and then by file name', () => {
    expect(entries(site, 'docs/intro/index.html')).toEqual([
      'The first',
      'Introduction',
      'Install',
      'Tools',
      'InterfacesLockFile',
      'All guides',
      'Release 4.0.1',
      'plain',
      'Zebra',
    ]);
  });

  test('should strip number prefixes off routes and links, but not off versions', () => {
    expect(site.page('docs/intro/index.html').links('.markdown a')).toEqual([
      'Install → /docs/install',
      'lock → /docs/apis/lock',
    ]);
    expect(site.has('docs/4.0.1/index.html')).toBe(true);
  });

  test('should read label, position, class and link of a folder from its category file', () => {
    const page = site.page('docs/intro/index.html');
    expect(page.links('.apis > .sidebar-row > .sidebar-link')).toEqual(['Interfaces → /docs/category/interfaces']);
    expect(page.links('#ds-sidebar > .sidebar-category > .sidebar-row > .sidebar-link')).toContain(
      'Tools → /docs/tools/behat',
    );
    expect(site.page('docs/category/interfaces/index.html').texts('main h1, main .lead, main .card-link')).toEqual([
      'All interfaces',
      'What plugins call.',
      'Lock',
      'File',
    ]);
    expect(site.page('docs/tools/phpunit/index.html').texts('.sidebar-category[data-on-path] li')).toEqual(['PHPUnit']);
  });

  test('should use the index file of a folder as the page of its category', () => {
    const page = site.page('docs/guides/upgrade/index.html');
    expect(page.links('.sidebar-category[data-on-path] > .sidebar-row a')).toEqual(['All guides → /docs/guides']);
    expect(page.texts('.breadcrumbs li')).toEqual(['', 'All guides', 'Upgrade']);
  });

  test('should create no pages for files and folders that begin with an underscore', () => {
    expect(site.files().filter((path) => /partial|hidden|drafts/.test(path))).toEqual([]);
  });
});

describe('a category with only an unlisted page', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    const folder = makeFolder();
    const config = '{ "title": "T", "url": "https://example.org", "docs": { "routeBasePath": "/" } }';
    writeFileSync(join(folder, 'docsite.config.json'), config);
    mkdirSync(join(folder, 'docs/hidden'), { recursive: true });
    writeFileSync(join(folder, 'docs/index.md'), '# Start\n\n[Secret](./hidden/secret.md)\n');
    writeFileSync(join(folder, 'docs/hidden/secret.md'), '---\nunlisted: true\n---\n\n# Secret\n');
    site = await buildClean(folder);
  });

  test('should be in the sidebar of that page only', () => {
    expect(entries(site, 'index.html')).toEqual(['Start']);
    expect(entries(site, 'hidden/secret/index.html')).toEqual(['hiddenSecret', 'Start']);
  });
});
