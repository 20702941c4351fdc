import { describe, expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../../parse-text.js';

describe.each(['satteri', 'remark'] as const)('a block that draws its list otherwise, read by %s', (parser) => {
  const read = async (text: string, options = {}) => {
    const document = await parseText(text, 'docs/a.md', { parser, ...options });
    return { html: htmlOf(document), directives: document.directives };
  };

  test('should keep steps as the list that they are', async () => {
    const { html, directives } = await read(':::steps\n\n1. A\n2. B\n\n:::');
    expect(html).toBe('<div class="steps"><ol><li>A</li><li>B</li></ol></div>');
    expect(directives.map(({ known }) => known)).toEqual([true]);
  });

  test('should tell folders from files, and names from their descriptions', async () => {
    const text = '- a/\n- b\n  - **c.md** the *c*\n  - `d.md`\n- e.md\n\n- f.md  of us';
    const item = (content: string, folder = '') => `<li${folder}>${content}</li>`;
    const comment = (content: string) => `<span class="comment">${content}</span>`;
    const folder = ' class="folder"';
    expect((await read(`:::file-tree\n\n${text}\n\n:::`)).html).toBe(
      `<div class="file-tree"><ul>${[
        item('a/', folder),
        item(
          `b<ul>${item(`<strong>c.md</strong>${comment(' the <em>c</em>')}`)}${item('<code>d.md</code>')}</ul>`,
          folder,
        ),
        item('e.md'),
        item(`f.md ${comment('of us')}`),
      ].join('')}</ul></div>`,
    );
  });

  test('should be an admonition if the site has one of that name, and plain if unknown ones are', async () => {
    const admonitions = new Set(['steps']);
    expect((await read(':::steps\nA\n:::', { admonitions })).html).toBe(
      '<Admonition type="steps"><p>A</p></Admonition>',
    );
    const { html, directives } = await read(':::steps\nA\n:::', { unknownAdmonitions: 'plain' });
    expect([html, directives[0]?.known]).toEqual(['<div><p>A</p></div>', false]);
  });
});
