import { expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../parse-text.js';

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

test('a function that returns no text should be a finding, and the original text be read', async () => {
  const document = await parseText('Text', 'docs/a.md', { preprocessor: () => undefined as never });
  expect(document.problems).toMatchObject([
    { rule: 'plugin', message: 'the preprocessor of documents failed: it returned something other than text' },
  ]);
  expect(htmlOf(document)).toBe('<p>Text</p>');
});

test('the texts of partials should be replaced, too, also of those that only a replaced text imports', async () => {
  const document = await parseText("import A from './_a.md';\n\n<A />", 'docs/a.mdx', {
    siteDir: '/site',
    format: 'mdx',
    files: { 'docs/_a.md': 'One %b%.', 'docs/_b.mdx': '---\ntitle: B\n---\n\nTwo %b%.' },
    preprocessor: async ({ filePath, fileContent }) => {
      const added = filePath.endsWith('_a.md') ? "import B from './_b.mdx';\n\n" : '';
      return `${added}${fileContent.replace('%b%', filePath)}${added && '\n\n<B />'}`;
    },
  });
  expect(htmlOf(document)).toBe('<p>One /site/docs/_a.md.</p><p>Two /site/docs/_b.mdx.</p>');
});

test('a function that fails for a partial should be a finding in the partial', async () => {
  const document = await parseText("import A from './_a.mdx';\n\n<A />", 'docs/a.mdx', {
    files: { 'docs/_a.mdx': 'Text' },
    preprocessor: ({ filePath, fileContent }) => {
      if (filePath.endsWith('_a.mdx')) throw new Error('no luck');
      return fileContent;
    },
  });
  expect(document.problems).toMatchObject([{ rule: 'plugin', place: { file: 'docs/_a.mdx', line: 1 } }]);
  expect(htmlOf(document)).toBe('<p>Text</p>');
});

test('front matter that a function adds should not change the places in the text, also of partials', async () => {
  const document = await parseText("import A from './_a.mdx';\n\n## B\n\n<A />", 'docs/a.mdx', {
    siteDir: '/site',
    format: 'mdx',
    files: { 'docs/_a.mdx': '---\nb: 1\n---\nText\n\n## A' },
    preprocessor: ({ fileContent }) => `---\na: 1\n\n\n---\n${fileContent.replace(/^---\nb: 1\n---\n/, '')}`,
  });
  const places = document.headings.map(({ place: { file, line } }) => [file, line]);
  expect(places).toEqual([
    ['docs/a.mdx', 3],
    ['docs/_a.mdx', 6],
  ]);
});

test('what is found should be placed where the author wrote it, if lines were added, replaced or removed', async () => {
  const text = [
    '# Title',
    '',
    '%removed%',
    '',
    'First [a](a.md).',
    '',
    '%table%',
    '',
    'Second [b](b.md).',
    '',
    '%c%',
    '',
    '## End',
  ];
  const document = await parseText(text.join('\n'), 'docs/a.mdx', {
    preprocessor: ({ fileContent }) =>
      fileContent
        .replace('%removed%\n\n', '')
        .replace('%table%', '| [t](t.md) |\n| --- |\n| a |\n| b |\n| c |')
        .replace('%c%', '[c](c.md)'),
  });
  expect(document.links.map(({ href, place: { line } }) => [href, line])).toEqual([
    ['a.md', 5],
    ['t.md', 7],
    ['b.md', 9],
    ['c.md', 11],
  ]);
  expect(document.headings.map(({ place: { line } }) => line)).toEqual([1, 13]);
  expect(document.tree.children.flatMap(({ position }) => position?.start.line ?? [])).toEqual([1, 5, 7, 9, 11, 13]);
});

test('text between elements of HTML, whose beginning is unknown, should be read', async () => {
  const document = await parseText('<i></i>\n* a\n  * b', 'docs/a.md', {
    preprocessor: ({ fileContent }) => fileContent.replace('b', 'c'),
  });
  expect([document.problems, htmlOf(document)]).toEqual([[], expect.stringContaining('<li>c</li>')]);
});
