import { describe, expect, jest, test } from '@jest/globals';
import { printed } from '../../../printed.js';
import { initIn } from '../../init-in.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of Docsify', () => {
  test("should make a sidebar of Docsify's", async () => {
    const { config, sidebars } = await initIn({
      'docs/index.html': "<title>T</title><script>window.$docsify = {\n  name: 'Ours',\n  loadSidebar: true }</script>",
      'docs/three.md': '# Three\n\n!> Mind\n\n[One](one?id=docsone)\n',
      'docs/_sidebar.md':
        '<!-- ours -->\n\n* Start\n\n  * [Home](/)\n  * [One](one.md)\n  * [Two](/sub/two)\n\n* [Out](https://a.example)\n* Empty\n',
      ...pages('.', ['docs/README', 'docs/one', 'docs/sub/two', 'notes']),
    });
    expect(config).toContain("title: 'Ours',");
    expect(config).toContain('preprocessor: readDocsify');
    expect(printed.out).not.toMatch(/foreign-syntax|broken/);
    expect(sidebars).toBe(`export default {
  docs: [
    {
      type: 'category',
      label: 'Start',
      collapsible: false,
      items: [
        { type: 'doc', id: 'README', label: 'Home' },
        { type: 'doc', id: 'one', label: 'One' },
        { type: 'doc', id: 'sub/two', label: 'Two' },
      ],
    },
    { type: 'link', href: 'https://a.example', label: 'Out' },
  ],
};
`);
    expect(printed.out).toContain('Addresses lose the #');
  });

  test('should take the sidebars of folders, the links at the top and the repository', async () => {
    const { config, sidebars } = await initIn({
      'docs/index.html': "<script>window.$docsify = { repo: 'ours/site', loadNavbar: true }</script>",
      'docs/_sidebar.md': '* 📘 **[One](one.md)**\n',
      'docs/de/_sidebar.md': '* [Eins](/de/one)\n',
      'docs/_navbar.md': '* Languages\n  * [English](/)\n  * [Deutsch](/de/)\n* [Out](https://a.example)\n',
      'docs/three.md': '## Three\n\n![A](/a.svg)\n',
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...pages('docs', ['README', 'one', 'de/README', 'de/one']),
    });
    expect(sidebars).toContain("{ type: 'doc', id: 'one', label: '📘 One' },");
    expect(sidebars).toContain("de: [\n    { type: 'doc', id: 'de/one', label: 'Eins' },");
    expect(config).toContain("displayedSidebars: { '/': 'docs', 'de': 'de' }");
    expect(config).toContain("titles: 'any'");
    expect(config).toContain("{ label: 'Deutsch', to: '/de' }");
    expect(config).toContain("{ label: 'Out', href: 'https://a.example' }");
    expect(config).toContain("{ label: 'GitHub', href: 'https://github.com/ours/site' }");
  });
});
