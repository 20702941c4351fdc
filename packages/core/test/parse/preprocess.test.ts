import { expect, test } from '@jest/globals';
import { htmlOf, parseText } from './parse-text.js';

test('a function of the site should be able to replace the text of a document, including front matter', async () => {
  const document = await parseText('---\ntitle: %name%\n---\nThis is %name%.', 'docs/a.md', {
    siteDir: '/site',
    preprocessor: async ({ filePath, fileContent }) => fileContent.replaceAll('%name%', filePath),
  });
  expect([document.frontMatter.title, htmlOf(document)]).toEqual([
    '/site/docs/a.md',
    '<p>This is /site/docs/a.md.</p>',
  ]);
});

test('a failing function should be a finding, and the original text be read', async () => {
  const document = await parseText('Text', 'docs/a.md', {
    preprocessor: () => {
      throw new Error('no luck');
    },
  });
  expect(document.problems).toMatchObject([
    { rule: 'plugin', message: 'the preprocessor of documents failed: no luck', place: { file: 'docs/a.md', line: 1 } },
  ]);
  expect(htmlOf(document)).toBe('<p>Text</p>');
});
