import { expect, test } from '@jest/globals';
import { fileToEdit } from '../../src/content/file-to-edit.js';

const translation = { path: 'i18n/fr/blog/a.mdx', original: 'blog/a.md' };

test.each([
  [translation, false, 'blog/a.md'],
  [translation, true, 'i18n/fr/blog/a.mdx'],
  [{ path: 'blog/a.md' }, false, 'blog/a.md'],
])('the file to edit of %j should be the original unless translations are edited: %j', (source, isEdited, file) => {
  expect(fileToEdit(source, { editLocalizedFiles: isEdited })).toBe(file);
});
