import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { initIn } from '../../init-in.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of Jekyll', () => {
  test('should serve the pages of a Jekyll site, and say that posts are left out', async () => {
    const folder = makeFolder({
      '_config.yml':
        'title: Ours\nurl: "https://a.example"\nbaseurl: /ours\ntheme: minima\n# logo: a.svg\npermalink: pretty\ncollections:\n  docs:\n    output: true\n  none:\n',
      '_docs/a.md': '# A\n',
      'index.md': '---\ntitle: Home\n---\n\nText.\n',
      '_posts/2024-01-01-news.md': '# News\n',
      Gemfile: '',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain(
      '\nNot taken over from its configuration: theme, permalink, collections.\nPosts are left out, ',
    );
    expect(printed.out).toContain('Documents in _docs are left out, because');
    const config = filesIn(folder)['docsite.config.ts'] ?? '';
    for (const line of ["title: 'Ours',", "url: 'https://a.example',\n  baseUrl: '/ours/',", 'trailingSlash: true,'])
      expect(config).toContain(`\n  ${line}\n`);
    const book = makeFolder({ '_config.yml': 'title: Ours\ntheme: x\n', '_toc.yml': '', 'index.md': '# A\n' });
    expect(await main(['init', book])).toBe(0);
    expect(filesIn(book)['docsite.config.ts']).not.toContain('Ours');
  });

  test('should list documents of Just the Docs once if several parents have the same title', async () => {
    const page = (title: string, more = '') => `---\ntitle: ${title}\nnav_order: 1\n${more}---\n\nText\n`;
    const { sidebars } = await initIn({
      '_config.yml': 'theme: just-the-docs\n',
      'index.md': page('Home'),
      ...{ 'a.md': page('A'), 'b.md': page('B'), 'same.md': page('Same') },
      ...{ 'a/same.md': page('Same', 'parent: A\n'), 'of-top.md': page('Of top', 'parent: Same\n') },
      ...{ 'a/t.md': page('T', 'parent: A\n'), 'b/t.md': page('T', 'parent: B\n') },
      ...{ 'a/u.md': page('U', 'parent: T\nancestor: A\n'), 'b/v.md': page('V', 'parent: T\nancestor: B\n') },
    });
    expect(sidebars.match(/id: '[^']+'/g)).toEqual(
      ['a', 'a/same', 'a/t', 'a/u', 'b', 'b/t', 'b/v', 'index', 'same', 'of-top'].map((id) => `id: '${id}'`),
    );
  });

  test('should make a sidebar of the documents of Just the Docs, at their addresses', async () => {
    const page = (title: string, more: string) => `---\ntitle: ${title}\n${more}---\n\nText\n`;
    const { config, sidebars } = await initIn({
      '_config.yml':
        'theme: just-the-docs\nexclude: [vendor/, lib/, notes.md, Gemfile]\nnav_external_links:\n- { title: Out, url: "https://a.example" }\naux_links:\n  Source: ["https://b.example"]\n',
      'index.md': page('Home', 'nav_order: 1\n'),
      'docs/b.md': page('Second', 'nav_order: 10\nredirect_from: [/old.html, /older/]\npermalink: /b/\n'),
      'docs/c.md': page('First', 'nav_order: 2\nlayout: home\n'),
      'docs/b/y.md': page('Y', 'parent: Second\n'),
      'docs/b/x.md': page('X', 'parent: Second\nhas_children: true\n'),
      'docs/b/x/z.md': page('Z', 'parent: X\ngrand_parent: Second\n'),
      'docs/last.md': page('Last', ''),
      'docs/hidden.md': page('Hidden', 'nav_exclude: true\n').replace('Text', '[Last](./last.md)'),
      ...pages('.', ['notes', 'lib/a']),
    });
    expect(config).toContain("sidebarPath: 'sidebars.ts', exclude: ['lib/**', 'notes.md'] },");
    expect(config).toContain("    { from: '/old', to: '/b' },\n    { from: '/older', to: '/b' },\n");
    expect(config).toContain("      { label: 'Source', href: 'https://b.example' },\n");
    expect(printed.out).not.toMatch(/foreign-key|broken/);
    expect(sidebars).toBe(`export default {
  docs: [
    { type: 'doc', id: 'index', label: 'Home' },
    { type: 'doc', id: 'docs/c', label: 'First' },
    {
      type: 'category',
      label: 'Second',
      link: { type: 'doc', id: 'docs/b' },
      items: [
        {
          type: 'category',
          label: 'X',
          link: { type: 'doc', id: 'docs/b/x' },
          items: [
            { type: 'doc', id: 'docs/b/x/z', label: 'Z' },
          ],
        },
        { type: 'doc', id: 'docs/b/y', label: 'Y' },
      ],
    },
    { type: 'doc', id: 'docs/last', label: 'Last' },
    { type: 'link', href: 'https://a.example', label: 'Out' },
  ],
};
`);
  });
});
