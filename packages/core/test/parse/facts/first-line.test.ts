import { describe, expect, test } from '@jest/globals';
import { firstLine } from '../../../src/parse/facts/first-line.js';
import { parseText } from '../parse-text.js';

const lines: readonly (readonly [what: string, source: string, line: string])[] = [
  ['the first line of a paragraph', '\n\nOne line,\nand another.\n', 'One line,'],
  ['words below a title', '# Title {#id}\n\nWords.', 'Words.'],
  ['words below an underlined title', 'Title\n=====\nWords.', 'Words.'],
  ['another heading', '## A heading {#own-id} ##\n\nWords.', 'A heading'],
  ['no imports, up to an empty line', "import A from './a';\nconst x = 1;\n\nexport const b = 2;\n\nWords.", 'Words.'],
  ['no code', '````md\n```\nin code\n```\n````\n```js\nimport x\n```\nWords.', 'Words.'],
  [
    'words without their marks',
    '**Bold** and *some* `code`, ~~not~~ [a link](/x) ![an image](y.png)',
    'Bold and some code, not a link an image',
  ],
  ['words between tags', '<div>\n<b>Words</b>.\n</div>', 'Words.'],
  ['the content of a notice', ':::note Title\n\n> Words :rocket:[^1]\n\n:::', 'Words'],
  ['an item of a list', '- [an item][1]', '- an item'],
  ['windows lines', 'import a\r\n\r\nWords.\r\nMore.', 'Words.'],
  ['nothing', '# Title\n\n```\ncode', ''],
];

describe('the first line of a document', () => {
  test.each(lines)('should be %s', (_, source, line) => {
    expect(firstLine(source)).toBe(line);
  });

  test('should be the description of a document on request', async () => {
    const text = '---\ntitle: T\n---\n\nOne line,\nand *another*.\n';
    expect((await parseText(text, 'docs/a.md', { descriptions: 'line' })).excerpt).toBe('One line,');
    expect((await parseText(text, 'docs/a.md')).excerpt).toBe('One line, and another.');
  });
});
