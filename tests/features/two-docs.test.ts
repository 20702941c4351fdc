import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildSite } from './run.js';

describe('a site with two docs instances', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('two-docs');
  });

  test('should serve each below its base path, also documents with the same id', () => {
    expect(site.page('docs/intro/index.html').texts('main h1')).toEqual(['Introduction']);
    expect(site.page('general/intro/index.html').texts('main h1')).toEqual(['Introduction to everything else']);
  });

  test('should show each its own sidebar', () => {
    expect(site.page('docs/intro/index.html').links('.sidebar a')).toEqual([
      'Introduction → /docs/intro',
      'Policy → /general/policy',
    ]);
    expect(site.page('general/policy/index.html').links('.sidebar a')).toEqual([
      'Introduction to everything else → /general/intro',
      'Policy → /general/policy',
    ]);
  });

  test('should collect the tags of each separately, below its own path', () => {
    expect(site.page('docs/tags/start/index.html').links('main .entry a')).toEqual(['Introduction → /docs/intro']);
    expect(site.page('general/topics/start/index.html').links('main .entry a')).toEqual(['Policy → /general/policy']);
  });

  test('should link between them by file and by route', () => {
    expect(site.page('docs/intro/index.html').links('.markdown a')).toEqual(['policy → /general/policy']);
    expect(site.page('general/policy/index.html').links('.markdown a')).toEqual(['introduction → /docs/intro']);
  });

  test('should look up documents and sidebars of navbar items in the named instance, by default the first', () => {
    expect(site.page('index.html').links('.navbar-links a')).toEqual([
      'Guides → /docs/intro',
      'Policy → /general/policy',
    ]);
    expect(site.page('docs/intro/index.html').texts('.navbar-links [aria-current]')).toEqual(['Guides']);
  });

  test('should show breadcrumbs unless the instance disables them', () => {
    expect(site.page('docs/intro/index.html').texts('.breadcrumbs li')).toEqual(['', 'Introduction']);
    expect(site.page('general/policy/index.html').texts('.breadcrumbs')).toEqual([]);
  });

  test('should skip what an instance excludes', () => {
    expect(site.files().filter((path) => path.includes('later'))).toEqual([]);
  });
});
