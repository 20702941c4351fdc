import { describe, expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../../parse-text.js';

describe('headings with expressions and comments in MDX, as Docusaurus reads them,', () => {
  const files = { 'docs/_p.mdx': '## Of {props.x}' };
  const read = (text: string) => parseText(text, 'docs/a.mdx', { headingIds: 'docusaurus', htmlComments: true, files });

  test.each([
    ['## A {/* b */}', 'a--b-', 'A /* b */'],
    ['## {/* b */}', '-b-', '/* b */'],
    ['## *A {/* b */}* c', 'a--b--c', '<em>A /* b */</em> c'],
    ['## A {true} {"b"}', 'a-true-b', 'A true "b"'],
    ['## A {/* b */} {/* #own */}', 'own', 'A /* b */'],
    ['## A {/* #b */} {/* #own */}', 'own', 'A /* #b */'],
    ['## A <b className="c">d {<i>e</i>}</b>', 'a-d-iei', 'A <b>d e</b>'],
    ["import P from './_p.mdx'\n\n<P x='y' />", 'of-propsx', 'Of props.x'],
  ])('should have their source in id and table of contents: %j', async (text, id, html) => {
    expect((await read(text)).headings).toMatchObject([{ id, html }]);
  });

  test('should have nothing of comments written in HTML, not even an id', async () => {
    const { headings } = await read('## A <!-- b --> c\n\n## D {/* e */} <!-- f -->\n\n## G <!-- #own -->');
    expect(headings.map(({ id, html }) => [id, html])).toEqual([
      ['a--c', 'A  c'],
      ['d--e--', 'D /* e */'],
      ['g-', 'G'],
    ]);
  });

  test('should not show the source in the text', async () => {
    const document = await read('## A {/* b */}c {"d"}');
    expect(htmlOf(document)).toBe('<h2 id="a--b-c-d">A c d</h2>');
    expect(document.headings[0]?.text).toBe('A c d');
  });

  test('should show no comment in the text, even one that names an id before another comment', async () => {
    expect(htmlOf(await read('## A {/* #b */} {/* #own */}'))).toBe('<h2 id="own">A </h2>');
    expect(htmlOf(await read('## A {/* #b */} {/* c */}'))).toBe('<h2 id="a--b---c-">A  </h2>');
  });

  test('should show the alternative texts of images of Markdown in the table of contents', async () => {
    const { headings } = await read('## A ![b](https://a.org/b.png) <img alt="c" />');
    expect(headings[0]?.html).toBe('A b');
  });
});
