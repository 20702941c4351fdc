import { describe, expect, test } from '@jest/globals';
import { type DocIdentity, identifyDoc, indexFiles } from '../../../../src/content/docs/drafts/doc-identity.js';
import type { Slugs } from '../../../../src/content/docs/drafts/slug-path.js';
import { readFrontMatter } from '../../../../src/parse/front-matter/front-matter.js';
import type { NumberPrefixes } from '../../../../src/route/number-prefix.js';

function identify(
  relative: string,
  yaml = '',
  options: { basePath?: string; numberPrefixes?: NumberPrefixes; slugs?: Slugs } = {},
): DocIdentity {
  return identifyDoc(relative, readFrontMatter(`---\n${yaml}\n---\n`, relative).frontMatter, {
    basePath: '/docs',
    numberPrefixes: true,
    slugs: 'names',
    indexes: indexFiles([relative], options.slugs ?? 'names'),
    ...options,
  });
}

describe('identifyDoc', () => {
  test.each([
    ['intro.md', '', 'intro', '/docs/intro'],
    ['apis/core/lock.mdx', '', 'apis/core/lock', '/docs/apis/core/lock'],
    ['01-apis/02-lock.md', '', 'apis/lock', '/docs/apis/lock'],
    ['releases/4.0.1.md', '', 'releases/4.0.1', '/docs/releases/4.0.1'],
    ['index.md', '', 'index', '/docs'],
    ['apis/index.md', '', 'apis/index', '/docs/apis'],
    ['apis/README.md', '', 'apis/README', '/docs/apis'],
    ['guides/guides.md', '', 'guides/guides', '/docs/guides'],
    ['Guides/guideS.md', '', 'Guides/guideS', '/docs/Guides'],
    ['01-guides/01-guides.md', '', 'guides/guides', '/docs/guides'],
    ['01-guides/guides.md', '', 'guides/guides', '/docs/guides/guides'],
    ['guides/1-guides.md', '', 'guides/guides', '/docs/guides/guides'],
    ['guides/1-index.md', '', 'guides/index', '/docs/guides/index'],
    ['commonfiles/version.php.md', '', 'commonfiles/version.php', '/docs/commonfiles/version.php'],
    ['apis/lock.md', 'id: locking', 'apis/locking', '/docs/apis/locking'],
    ['apis/index.md', 'id: all', 'apis/all', '/docs/apis'],
    ['releases/releases.md', 'id: releases', 'releases/releases', '/docs/releases'],
    ['apis/lock.md', 'slug: locks', 'apis/lock', '/docs/apis/locks'],
    ['apis/lock.md', 'slug: ../locks', 'apis/lock', '/docs/locks'],
    ['apis/lock.md', 'slug: ../../../locks', 'apis/lock', '/docs/locks'],
    ['apis/lock.md', 'slug: /../locks', 'apis/lock', '/docs/locks'],
    ['apis/lock.md', 'slug: /locks/', 'apis/lock', '/docs/locks'],
    ['intro.md', 'slug: /', 'intro', '/docs'],
  ])('should know %s (%s) as %s at %s', (relative, yaml, id, route) => {
    expect(identify(relative, yaml)).toMatchObject({ id, route });
  });

  test('should get its position from the number in its file name', () => {
    expect([identify('02-intro.md').position, identify('intro.md').position]).toEqual([2, undefined]);
  });

  test.each([
    ['Develop/Plugins.md', '', '/docs/develop/plugins'],
    ['blog/tauri-2.0.md', '', '/docs/blog/tauri-20'],
    ['A — B & C/Was ist_das?.md', '', '/docs/a--b--c/was-ist_das'],
    ['Develop/index.md', '', '/docs/develop'],
    ['Develop/Plugins.md', 'slug: My.Plugins', '/docs/develop/My.Plugins'],
    ['Develop/a.md', 'slug: /Develop/A', '/docs/Develop/A'],
  ])('should serve %s (%s) at %s if addresses are like those of Astro', (relative, yaml, route) => {
    expect(identify(relative, yaml, { slugs: 'astro' }).route).toBe(route);
  });

  test.each([
    ['Getting Started/Über uns.md', '/docs/getting-started/über-uns'],
    ['releases/v2.0 - RC, final!.md', '/docs/releases/v2.0-rc-final'],
    ['a - b--c_d.md', '/docs/a-b--c_d'],
    ['Releases/_index.md', '/docs/releases'],
    ['_index.md', '/docs'],
  ])('should serve %s at %s if addresses are like those of Hugo', (relative, route) => {
    expect(identify(relative, '', { slugs: 'hugo' })).toMatchObject({ id: relative.slice(0, -3), route });
  });

  test.each([
    ['spicedb/getting-started/page.mdx', '/docs/spicedb/getting-started'],
    ['page.mdx', '/docs'],
    ['(core)/a/(b)/c.mdx', '/docs/a/c'],
    ['(core)/index.mdx', '/docs'],
    ['a/a.mdx', '/docs/a/a'],
  ])('should serve %s at %s if addresses are like those of Next.js', (relative, route) => {
    expect(identify(relative, '', { slugs: 'next' })).toMatchObject({ id: relative.slice(0, -4), route });
  });

  test('should serve a file with the name of its folder in the folder if addresses are those of files', () => {
    expect(identify('a/A.md', '', { slugs: 'files' }).route).toBe('/docs/a/A');
    expect(identify('a/README.md', '', { slugs: 'files' }).route).toBe('/docs/a');
  });

  test('should keep numbers if the configuration or the file says so', () => {
    const numberPrefixes = (name: string) => ({ name: name.replace(/^\d+~/, ''), position: 7 });
    expect(identify('01~a/02~b.md', '', { numberPrefixes })).toMatchObject({ id: 'a/b', position: 7 });
    expect(identify('01-a/02-b.md', '', { numberPrefixes: false })).toMatchObject({
      id: '01-a/02-b',
      route: '/docs/01-a/02-b',
      name: '02-b',
    });
    expect(identify('01-a/02-b.md', 'parse_number_prefixes: false')).toMatchObject({ id: '01-a/02-b' });
  });

  test('should serve a version at the root', () => {
    expect([
      identify('index.md', '', { basePath: '/' }).route,
      identify('a/b.md', '', { basePath: '/' }).route,
    ]).toEqual(['/', '/a/b']);
  });
});

test.each([
  ['index', '', true],
  ['README', 'a', true],
  ['Guides', 'a/guides', true],
  ['guides', '', false],
  ['intro', 'guides', false],
])('indexFiles should have %j in %j: %j', (name, folder, expected) => {
  expect(indexFiles([`${folder}/${name}.md`], 'names').size === 1).toBe(expected);
});

test('of several files that may be the page of a folder, `index` should be, then `README`, then that of its name', () => {
  const paths = ['a/a.md', 'a/README.md', 'a/index.mdx', 'b/b.md', 'b/readme.md', 'c/c.md', 'c/other.md', 'README.md'];
  expect([...indexFiles(paths, 'names')].sort()).toEqual(['README.md', 'a/index.mdx', 'b/readme.md', 'c/c.md']);
});
