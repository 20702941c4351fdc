import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { filesIn } from '../files-in.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

/** Pages with their names as titles. */
function pages(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `# ${name}\n`]));
}

/** What `docsite init` writes beside these files, which a check must then accept. */
async function initIn(files: Readonly<Record<string, string>>): Promise<{ config: string; sidebars: string }> {
  const folder = makeFolder(files);
  expect(await main(['init', folder])).toBe(0);
  expect(await main(['check', folder])).toBe(0);
  const { 'docsite.config.ts': config = '', 'sidebars.ts': sidebars = '' } = filesIn(folder);
  return { config, sidebars };
}

describe('docsite init beside lists of pages', () => {
  test("should make a sidebar of GitBook's summary", async () => {
    const { config, sidebars } = await initIn({
      '.gitbook.yaml': 'root: ./docs/\n',
      'docs/SUMMARY.md':
        '# Table of contents\n\n## First\n\n* [Home](README.md)\n* [A](<a (1).md> "mention")\n  * [B](b/c.md)\n\n## Second\n\n* [Out](https://a.example/x.md)\n',
      ...pages(['docs/README.md', 'docs/a (1).md', 'notes.md']),
      'docs/b/c.md': '# C\n\n{% hint style="info" %}\nText\n{% endhint %}\n',
    });
    expect(config).toContain(
      "docs: { path: 'docs', routeBasePath: '/', sidebarPath: 'sidebars.ts', exclude: ['SUMMARY.md'] },",
    );
    expect(config).toContain("import { readGitBook } from './docsite/gitbook';\n");
    expect(config).toContain('  markdown: { preprocessor: readGitBook },\n');
    expect(printed.out).not.toContain('warning');
    expect(sidebars).toBe(`export default {
  book: [
    {
      type: 'category',
      label: 'First',
      collapsible: false,
      items: [
        { type: 'doc', id: 'README', label: 'Home' },
        {
          type: 'category',
          label: 'A',
          link: { type: 'doc', id: 'a (1)' },
          items: [
            { type: 'doc', id: 'b/c', label: 'B' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Second',
      collapsible: false,
      items: [
        { type: 'link', href: 'https://a.example/x.md', label: 'Out' },
      ],
    },
  ],
};
`);
    expect(printed.out).toContain('This is a site of GitBook.');
  });

  test('should keep the redirects of GitBook and mdBook, except for those from documents', async () => {
    const list = '# Summary\n\n- [A](a.md)\n- [B](b/README.md)\n';
    const { config: gitBook } = await initIn({
      '.gitbook.yaml':
        'structure:\n  readme: ./a.md\nredirects:\n  old/one: ./b/README.md#end\n  gone: c.md\n  Old/One: a.md\n  b: a.md\n  out: https://b.example/x.md\n',
      'SUMMARY.md': list,
      ...pages(['README.md', 'a.md']),
      'b/README.md': '# B\n\n## End\n',
    });
    expect(gitBook).toContain("exclude: ['SUMMARY.md', 'README.md']");
    expect(printed.out).toContain('Redirects to documents that are not there are left out: /gone.');
    expect(gitBook).toContain(`  redirects: [
    { from: '/', to: '/a' },
    { from: '/old/one', to: '/b#end' },
    { from: '/out', to: 'https://b.example/x.md' },
  ],
`);
    const { config: mdBook } = await initIn({
      'book.toml':
        '[output.html.redirect]\n"/old/one.html" = "../b/index.html"\n# "/no.html" = "a.html"\n\'/a.html\' = "b.html"\n"/two/" = "/a.html"\n[output.html.search]\n"/x" = "a.html"\n',
      'src/SUMMARY.md': list,
      ...pages(['src/a.md', 'src/b/README.md']),
    });
    expect(mdBook).toContain(`  redirects: [
    { from: '/old/one', to: '/b' },
    { from: '/two', to: '/a' },
  ],
`);
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
      ...pages(['notes.md', 'lib/a.md']),
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

  test("should make a sidebar of Docsify's", async () => {
    const { config, sidebars } = await initIn({
      'docs/index.html': "<title>T</title><script>window.$docsify = {\n  name: 'Ours',\n  loadSidebar: true }</script>",
      'docs/three.md': '# Three\n\n!> Mind\n\n[One](one?id=docsonemd)\n',
      'docs/_sidebar.md':
        '<!-- ours -->\n\n* Start\n\n  * [Home](/)\n  * [One](one.md)\n  * [Two](/sub/two)\n\n* [Out](https://a.example)\n* Empty\n',
      ...pages(['docs/README.md', 'docs/one.md', 'docs/sub/two.md', 'notes.md']),
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
      ...pages([
        'content/index.mdx',
        'content/first.mdx',
        'content/api.mdx',
        'content/api/one.mdx',
        'content/api/two.mdx',
      ]),
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
});
