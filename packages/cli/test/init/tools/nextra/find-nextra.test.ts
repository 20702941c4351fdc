import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import '../../../printed.js';
import { initIn } from '../../init-in.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of Nextra', () => {
  test("should make a sidebar of Nextra's files", async () => {
    const { config, sidebars } = await initIn({
      'package.json': '{ "dependencies": { "nextra": "4" } }',
      'content/_meta.ts': `import type { MetaRecord } from 'nextra';
const meta: MetaRecord = {
  index: { title: 'Home', display: 'hidden' },
  first: 'The first',
  line: { type: 'separator', title: 'Tools' },
  api: { title: 'API' },
  out: { title: 'Out', href: 'https://a.example/' },
  chat: { title: 'Chat', type: 'page', href: 'https://b.example/' },
};
export default meta;
`,
      'content/api/_meta.json': '{ "two": "Two" }',
      ...pages('content', ['index', 'first', 'api', 'api/one', 'api/two']),
      'content/late-guides/index.mdx': '# L\n',
      'content/late-guides/a.mdx': '# A\n',
      'content/page.tsx': 'export default () => null;\n',
      'notes.md': '# Notes\n',
    });
    expect(config).toContain("docs: { path: 'content', routeBasePath: '/', sidebarPath: 'sidebars.ts' },");
    expect(config).toContain("{ label: 'Chat', href: 'https://b.example/' },");
    expect(sidebars).toBe(`export default {
  docs: [
    { type: 'doc', id: 'first', label: 'The first' },
    {
      type: 'category',
      label: 'Tools',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'API',
          link: { type: 'doc', id: 'api' },
          items: [
            { type: 'doc', id: 'api/two', label: 'Two' },
            'api/one',
          ],
        },
        { type: 'link', href: 'https://a.example/', label: 'Out' },
        {
          type: 'category',
          label: 'Late guides',
          link: { type: 'doc', id: 'late-guides/index' },
          items: [
            'late-guides/a',
          ],
        },
      ],
    },
  ],
};
`);
  });

  test('should take the pages of Next.js beside which Nextra has documents', async () => {
    const { config, sidebars } = await initIn({
      'package.json': '{ "devDependencies": { "nextra": "4" } }',
      'app/_meta.js': "export default { index: 'Start', tools: 'The tools' };\n",
      'app/tools/_meta.js': "export default { two: '' };\n",
      'app/notes.md': '# Notes\n',
      'app/page.mdx': '# Home\n\n[Two](/tools/two)\n',
      'app/tools/(more)/three/page.mdx': '# Three\n\n[This](/tools/three)\n',
      'app/tools/page.mdx': '# Tools\n',
      'app/tools/two/page.md': '# Two\n',
    });
    expect(config).toContain("path: 'app', routeBasePath: '/', slugs: 'next', sidebarPath: 'sidebars.ts',");
    expect(config).toContain("include: ['**/page.{md,mdx}'] },");
    expect(sidebars).toContain(`    { type: 'doc', id: 'page', label: 'Start' },
    {
      type: 'category',
      label: 'The tools',
      link: { type: 'doc', id: 'tools/page' },
      items: [
        'tools/two/page',
        'tools/(more)/three/page',
      ],
    },
  ],
`);
  });

  test('should draw the links and images that documents import from Next.js', async () => {
    const folder = makeFolder({
      'package.json': '{ "dependencies": { "nextra": "4" } }',
      'content/index.mdx':
        "import Link from 'next/link';\nimport Image from 'next/image';\n\n# Home\n\n" +
        '<Link href="/b" prefetch={false}>B</Link>\n\n<Image src="/a.svg" alt="A" width={20} height={10} priority />\n',
      'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...pages('content', ['b']),
    });
    expect(await main(['init', folder])).toBe(0);
    expect(await main(['build', folder])).toBe(0);
    const html = filesIn(folder)['dist/index.html'];
    expect(html).toContain('<a href="/b">B</a>');
    expect(html).toMatch(/<img src="[^"]*a[^"]*\.svg" alt="A" width="20" height="10" loading="eager"/);
  });
});
