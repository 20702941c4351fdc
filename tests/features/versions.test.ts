import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildClean, buildSite, changeConfig, copySite } from './run.js';

/** The entries of a page's version dropdown. */
function dropdown(site: BuiltSite, path: string): string[] {
  return site.page(path).links('.navbar-tools .dropdown a[data-version]');
}

describe('a site with versions', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('versions');
  });

  test('should serve the newest release at the base path, the current one at next, older ones under their names', () => {
    expect(site.page('docs/index.html').texts('.markdown p')).toEqual(['Of 2.0. Files, files of 1.0, files to come']);
    expect(site.page('docs/next/index.html').texts('.markdown p')).toEqual(['To come. Files']);
    expect(site.page('docs/1.0/index.html').texts('.markdown p')).toEqual(['Of 1.0.']);
    expect(site.has('docs/2.0/index.html')).toBe(false);
  });

  test('should read the sidebar of each version from its own file, or generate one', () => {
    expect(site.page('docs/api/files/index.html').texts('.sidebar .sidebar-link')).toEqual([
      'Introduction',
      'Interfaces',
      'Files of 2.0',
    ]);
    expect(site.page('docs/next/api/files/index.html').texts('.sidebar .sidebar-link')).toEqual([
      'Introduction',
      'API',
      'Files to come',
      'Locks',
    ]);
    expect(site.page('docs/1.0/api/files/index.html').texts('.sidebar .sidebar-link')).toEqual([
      'api',
      'Files of 1.0',
      'Introduction',
    ]);
  });

  test('should show the label of the version in a badge', () => {
    const badges = ['docs', 'docs/next', 'docs/1.0'].map((path) =>
      site.page(`${path}/index.html`).texts('.version-badge'),
    );
    expect(badges).toEqual([['Version: 2.0'], ['Version: Next'], ['Version: 1.0 LTS']]);
  });

  test('should warn on pages of other versions, with a link to the same page in the latest', () => {
    const banner = (path: string) => site.page(path).texts('.notice-version p');
    expect(banner('docs/api/files/index.html')).toEqual([]);
    expect(banner('docs/next/api/files/index.html')).toEqual([
      'This is documentation of Next, which is not released yet. See the latest version (2.0).',
    ]);
    expect(banner('docs/1.0/api/files/index.html')).toEqual([
      'This is documentation of 1.0 LTS, which is no longer maintained. See the latest version (2.0).',
    ]);
    expect(site.page('docs/next/api/files/index.html').attributes('.notice-version a', 'href')).toEqual([
      '/docs/api/files',
    ]);
  });

  test('should link the same page in each version from the version dropdown, newest first', () => {
    expect(dropdown(site, 'docs/api/files/index.html')).toEqual([
      'Next → /docs/next/api/files',
      '2.0 → /docs/api/files',
      '1.0 LTS → /docs/1.0/api/files',
    ]);
  });

  test('should link the nearest parent from the version dropdown if a version lacks the page', () => {
    expect(dropdown(site, 'docs/next/api/locks/index.html')).toEqual([
      'Next → /docs/next/api/locks',
      '2.0 → /docs/api',
      '1.0 LTS → /docs/1.0',
    ]);
    expect(dropdown(site, 'docs/next/tags/fresh/index.html')).toEqual([
      'Next → /docs/next/tags/fresh',
      '2.0 → /docs/tags',
      '1.0 LTS → /docs/1.0',
    ]);
  });

  test('should link the first page of each version from outside the docs, the latest first', () => {
    const starts = ['Next → /docs/next', '2.0 → /docs', '1.0 LTS → /docs/1.0'];
    for (const path of ['index.html', '404.html', 'versions/index.html']) expect(dropdown(site, path)).toEqual(starts);
    expect(site.page('index.html').texts('.navbar-tools .dropdown summary')).toEqual(['Versions: 2.0']);
    expect(site.page('index.html').texts('.navbar-tools .dropdown [aria-current]')).toEqual([]);
  });

  test('should keep navbar links in the version of the page, and link the latest from elsewhere', () => {
    const docs = (path: string) => site.page(path).links('.navbar-links a');
    expect(docs('docs/next/api/files/index.html')).toEqual(['Docs → /docs/next']);
    expect(site.page('docs/next/api/files/index.html').texts('.navbar-links [aria-current]')).toEqual(['Docs']);
    expect(docs('docs/api/files/index.html')).toEqual(['Docs → /docs']);
    expect(docs('index.html')).toEqual(['Docs → /docs']);
  });

  test('should link the latest from the navbar if the version of the page lacks the target', () => {
    expect(site.page('docs/1.0/index.html').links('.navbar-links a')).toEqual(['Docs → /docs']);
  });

  test('should link between the files of versions', () => {
    expect(site.page('docs/index.html').links('.markdown a')).toEqual([
      'Files → /docs/api/files',
      'files of 1.0 → /docs/1.0/api/files',
      'files to come → /docs/next/api/files',
    ]);
  });

  test('should collect the tags of each version separately', () => {
    expect(site.page('docs/tags/index.html').links('main .tag-link')).toEqual(['Files 2 → /docs/tags/files']);
    expect(site.page('docs/next/tags/index.html').links('main .tag-link')).toEqual([
      'Files 2 → /docs/next/tags/files',
      'Fresh 1 → /docs/next/tags/fresh',
    ]);
    expect(site.has('docs/1.0/tags/index.html')).toBe(false);
  });

  test('should list every version on the versions page', () => {
    expect(site.page('versions/index.html').links('main a')).toEqual([
      'Next → /docs/next',
      '2.0 → /docs',
      '1.0 LTS → /docs/1.0',
    ]);
    expect(site.page('versions/index.html').texts('main .entry > *')).toEqual([
      'Next',
      'This is documentation of Next, which is not released yet.',
      '2.0Latest',
      '1.0 LTS',
      'This is documentation of 1.0 LTS, which is no longer maintained.',
    ]);
  });

  test('should hide a version from search engines on request', () => {
    expect(site.page('docs/1.0/index.html').meta('robots')).toBe('noindex, nofollow');
    expect(site.text('sitemap.xml')).not.toContain('/docs/1.0');
    expect(site.text('sitemap.xml')).toContain('<loc>https://example.org/docs/next/api/locks</loc>');
  });

  test('should link the file of the version for editing', () => {
    expect(site.page('docs/api/files/index.html').attributes('.edit-link', 'href')).toEqual([
      'https://code.example/edit/main/versioned_docs/version-2.0/api/files.md',
    ]);
  });
});

describe('the configuration of versions', () => {
  test('should serve the configured last version at the base path, and warn on the others accordingly', async () => {
    const folder = copySite('versions');
    changeConfig(folder, {
      docs: {
        sidebarPath: 'sidebars.json',
        editUrl: 'https://code.example/edit/main',
        editCurrentVersion: true,
        lastVersion: 'current',
        versions: { current: { label: '3.0', badge: false }, '2.0': { path: 'two', banner: 'none' } },
      },
    });
    const site = await buildClean(folder);
    expect(site.page('docs/index.html').texts('.markdown p')).toEqual(['To come. Files']);
    expect(site.page('docs/index.html').texts('.version-badge, .notice-version')).toEqual([]);
    expect(site.page('docs/two/index.html').texts('.version-badge, .notice-version')).toEqual(['Version: 2.0']);
    expect(site.page('docs/1.0/index.html').texts('.notice-version p')).toEqual([
      'This is documentation of 1.0, which is no longer maintained. See the latest version (3.0).',
    ]);
    expect(dropdown(site, 'docs/two/api/files/index.html')).toEqual([
      '3.0 → /docs/api/files',
      '2.0 → /docs/two/api/files',
      '1.0 → /docs/1.0/api/files',
    ]);
    expect(site.page('docs/two/api/files/index.html').attributes('.edit-link', 'href')).toEqual([
      'https://code.example/edit/main/docs/api/files.md',
    ]);
  });

  test('should build only the configured versions', async () => {
    const folder = copySite('versions');
    changeConfig(folder, {
      docs: { sidebarPath: 'sidebars.json', onlyIncludeVersions: ['current', '2.0'] },
      rules: { 'broken-markdown-link': 'ignore' },
    });
    const site = await buildClean(folder);
    expect(site.files().filter((path) => /^docs\/[^/]*\/?index\.html$/.test(path))).toEqual([
      'docs/api/index.html',
      'docs/index.html',
      'docs/next/index.html',
      'docs/tags/index.html',
    ]);
  });
});
