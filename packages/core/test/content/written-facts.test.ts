import { describe, expect, test } from '@jest/globals';
import type { ContentHooks } from '../../src/config/adapters/content-hooks.js';
import type { SiteLocale } from '../../src/config/site-locale.js';
import { editUrlBy, editUrlOf, folderOfSource, titleOf } from '../../src/content/written-facts.js';
import { documentOf } from '../site/drafts.js';

test('titleOf should prefer front matter, then the opening heading, then the name', () => {
  const document = { ...documentOf('a.md'), contentTitle: 'Heading' };
  expect([
    titleOf({ ...document, ...documentOf('a.md', 'title: Matter') }, 'name'),
    titleOf(document, 'name'),
    titleOf(documentOf('a.md'), 'name'),
  ]).toEqual(['Matter', 'Heading', 'name']);
});

test('folderOfSource should be what precedes the path within it', () => {
  expect([folderOfSource('i18n/fr/blog/2024/a.md', '2024/a.md'), folderOfSource('a.md', 'a.md')]).toEqual([
    'i18n/fr/blog',
    '',
  ]);
});

describe('editUrlBy', () => {
  const source = { kind: 'docs', id: 'default', folder: 'docs', path: 'a.md', route: '/a', isFolder: false } as const;
  const locale = { name: 'fr', baseUrl: '/fr/' } as SiteLocale;
  const hooks: ContentHooks = { editUrl: (given) => `https://x.y${given.baseUrl}edit/${given.locale}` };

  test('should be the result of a function, unless the front matter sets one', () => {
    expect([
      editUrlBy({ hooks, locale }, documentOf('a.md'), source),
      editUrlBy({ hooks, locale }, documentOf('a.md', 'custom_edit_url: /z'), source),
      editUrlBy({ locale }, documentOf('a.md'), source),
    ]).toEqual(['https://x.y/fr/edit/fr', undefined, undefined]);
  });
});

describe('editUrlOf', () => {
  test('should append the path of the source to the configured address', () => {
    expect(editUrlOf(documentOf('docs/a b.md'), { editUrl: 'https://x.y/edit/' })).toBe(
      'https://x.y/edit/docs/a%20b.md',
    );
  });

  test('should be what the front matter says, or nothing if that is null', () => {
    const options = { editUrl: 'https://x.y' };
    expect([
      editUrlOf(documentOf('a.md', 'custom_edit_url: /z'), options),
      editUrlOf(documentOf('a.md', 'custom_edit_url: null'), options),
      editUrlOf(documentOf('a.md'), {}),
    ]).toEqual(['/z', undefined, undefined]);
  });
});
