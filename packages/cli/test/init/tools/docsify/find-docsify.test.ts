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
});
