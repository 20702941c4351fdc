import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a book of mdBook', () => {
  test('should make a sidebar of the chapters of an mdBook, which keep their addresses', async () => {
    const folder = makeFolder({
      'book.toml': '[book]\ntitle = "The book"\n',
      'src/SUMMARY.md':
        "# Summary\n\n[Preface](README.md)\n\n- [The `first` one](./01-a.md)\n  - [It's \\[in\\]](b/my%20c.md)\n" +
        '    - [Draft]()\n\n# Part two\n\n- [Draft]()\n\t- [D](d.md)\n\n---\n\n[End](e.md)\n',
      ...pages('src', ['README', '01-a', 'b/my c', 'd', 'e']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("sidebarPath: 'sidebars.ts', exclude: ['SUMMARY.md'] },");
    expect(files['sidebars.ts']).toBe(`export default {
  book: [
    { type: 'doc', id: 'README', label: 'Preface' },
    {
      type: 'category',
      label: 'The first one',
      link: { type: 'doc', id: '01-a' },
      items: [
        { type: 'doc', id: 'b/my c', label: 'It\\'s [in]' },
      ],
    },
    {
      type: 'category',
      label: 'Part two',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Draft',
          collapsible: false,
          items: [
            { type: 'doc', id: 'd', label: 'D' },
          ],
        },
        { type: 'doc', id: 'e', label: 'End' },
      ],
    },
  ],
};
`);
    expect(await main(['build', folder, '--strict'])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toEqual(expect.arrayContaining(['01-a.html', 'index.html']));
  });

  test('should lead the address of a book to its first chapter, and read its notations', async () => {
    const folder = makeFolder({
      'book.toml': '[book]\ntitle = "The book"\n',
      'src/SUMMARY.md': '# Summary\n\n- [Out](https://a.example)\n- [A](<sub/a b.md>)\n',
      'src/sub/a b.md': '# A\n\n{{#include ../part.md}}\n',
      'src/part.md': 'Part of it\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("{ from: '/', to: '/sub/a b' },");
    expect(config).toContain('preprocessor: readMdBook');
    expect(await main(['build', folder])).toBe(0);
    expect(filesIn(join(folder, 'dist'))['sub/a b.html']).toContain('<p>Part of it</p>');
  });
});
