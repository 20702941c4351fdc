import { describe, expect, test } from '@jest/globals';
import { editUrlOf, titleOf } from '../../src/content/written-facts.js';
import { documentOf } from '../site/drafts.js';

test('titleOf should prefer front matter, then the opening heading, then the name', () => {
  const document = { ...documentOf('a.md'), contentTitle: 'Heading' };
  expect([
    titleOf({ ...document, ...documentOf('a.md', 'title: Matter') }, 'name'),
    titleOf(document, 'name'),
    titleOf(documentOf('a.md'), 'name'),
  ]).toEqual(['Matter', 'Heading', 'name']);
});

describe('editUrlOf', () => {
  test('should add the path of the source to the configured address', () => {
    expect(editUrlOf(documentOf('docs/a b.md'), { editUrl: 'https://x.y/edit/' })).toBe(
      'https://x.y/edit/docs/a%20b.md',
    );
  });

  test('should be what the front matter says, or nothing where that is null', () => {
    const options = { editUrl: 'https://x.y' };
    expect([
      editUrlOf(documentOf('a.md', 'custom_edit_url: /z'), options),
      editUrlOf(documentOf('a.md', 'custom_edit_url: null'), options),
      editUrlOf(documentOf('a.md'), {}),
    ]).toEqual(['/z', undefined, undefined]);
  });
});
