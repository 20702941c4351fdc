import { expect, test } from '@jest/globals';
import { htmlOf, parseMdx } from '../parse-text.js';

test('<head> in MDX should add to the head of the page, as <Head> does', async () => {
  const document = await parseMdx('<head>\n  <title>A</title>\n  <meta name="b" content="c" />\n</head>\n\ntext');
  expect(document.head?.levels).toEqual([
    [
      { tag: 'title', content: 'A' },
      { tag: 'meta', attrs: { name: 'b', content: 'c' } },
    ],
  ]);
  expect(htmlOf(document)).toBe('<p>text</p>');
});
