import { describe, expect, test } from '@jest/globals';
import { makeSite } from '../site-fixture.js';

const files = {
  'docs/index.md': '# Next',
  'docs/api/index.md': '# API',
  'docs/api/lock.md': '# Lock',
  'docs/api/new.md': '# New',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/index.md': '# Two',
  'versioned_docs/version-2.0/api/index.md': '# API',
  'versioned_docs/version-2.0/api/lock.md': '---\nslug: /locking\n---\n# Lock',
  'versioned_docs/version-1.0/start.md': '# One',
};

describe('the version of a page', () => {
  test('should show a banner that links to the same page of the latest version', async () => {
    expect((await makeSite(files)).doc('/docs/next/api/lock').docs).toEqual({
      instance: 'default',
      version: 'current',
      versionLabel: 'Next',
      versionBanner: 'unreleased',
      showVersionBadge: true,
      latestVersionUrl: '/docs/locking',
      versionUrls: [
        { name: 'current', label: 'Next', url: '/docs/next/api/lock' },
        { name: '2.0', label: '2.0', url: '/docs/locking' },
        { name: '1.0', label: '1.0', url: '/docs/1.0/start', isOther: true },
      ],
      sidebar: 'default/current/defaultSidebar',
    });
  });

  test('should have no banner and no other address on the latest version', async () => {
    const { docs } = (await makeSite(files)).doc('/docs/locking');
    expect(Object.keys(docs)).not.toContain('versionBanner');
    expect(Object.keys(docs)).not.toContain('latestVersionUrl');
  });

  test('should link to the nearest parent of a page that another version lacks', async () => {
    const { docs } = (await makeSite(files)).doc('/docs/next/api/new');
    expect(docs.latestVersionUrl).toBe('/docs/api');
  });

  test('should link to the first document of a version at the root, instead of to pages besides the docs', async () => {
    const besides = { 'src/pages/index.md': '# Home', 'src/pages/api.md': '# API', 'docs/start.md': '# Start' };
    const { 'docs/index.md': _, 'docs/api/index.md': __, ...rest } = files;
    const old = { 'versioned_docs/version-1.0/api/old.md': '# Old', 'versioned_docs/version-1.0/older.md': '# Older' };
    const site = await makeSite(
      { ...rest, ...besides, ...old },
      {
        docs: [{ id: 'default', routeBasePath: '/', lastVersion: 'current' }],
      },
    );
    const urlsOf = (route: string) => site.doc(route).docs.versionUrls.map(({ url }) => url);
    expect(urlsOf('/1.0/api/old')[0]).toBe('/api/lock');
    expect(urlsOf('/1.0/older')[0]).toBe('/api/lock');
  });

  test('should link generated pages to their counterparts', async () => {
    const tagged = {
      ...files,
      'docs/a.md': '---\ntags: [x]\n---\n# A',
      'versioned_docs/version-2.0/a.md': '---\ntags: [x]\n---\n# A',
    };
    const page = (await makeSite(tagged)).page('/docs/next/tags/x');
    expect(page.kind === 'tag' && page.docs.versionUrls.map(({ url }) => url)).toEqual([
      '/docs/next/tags/x',
      '/docs/tags/x',
      '/docs/1.0/start',
    ]);
  });

  test('should be a badge only if there are several', async () => {
    expect((await makeSite({ 'docs/a.md': '# A' })).doc('/docs/a').docs.showVersionBadge).toBe(false);
  });

  test('should name no sidebar on a page that shows none', async () => {
    const site = await makeSite({ 'docs/a.md': '---\ndisplayed_sidebar: null\n---\n# A' });
    expect(Object.keys(site.doc('/docs/a').docs)).not.toContain('sidebar');
  });
});
