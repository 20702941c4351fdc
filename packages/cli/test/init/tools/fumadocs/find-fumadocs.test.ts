import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';

jest.setTimeout(300_000);

const site = {
  'package.json': '{ "dependencies": { "fumadocs-core": "16" } }',
  'source.config.ts':
    "export const docs = defineDocs({ dir: './content/docs' });\ndefineDocs({ dir: 'content/blog' });\n",
  'lib/source.ts': "export const source = loader({ baseUrl: '/guide', source: docs.toFumadocsSource() });\n",
  'content/blog/post.mdx': '# Post\n',
  'content/docs/meta.json': JSON.stringify({
    pages: ['one', '---[Star]More---', 'folder', '[Star][Out](https://a.example/)', '!hidden', '...', 'api'],
  }),
  'content/docs/folder/meta.json': '{ "title": "The folder", "pages": ["b", "...inner"], "defaultOpen": true }',
  'content/docs/api/meta.json': '{ "root": true }',
  'content/docs/folder/index.mdx': '# Folder\n',
  'content/docs/folder/b.mdx': '# B\n',
  'content/docs/folder/inner/c.mdx': '# C\n',
  'content/docs/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\n',
  'content/docs/rest.mdx': '# Rest\n',
  'content/docs/api/get.mdx': '# Get\n',
  'content/docs/one.mdx': `# One

import { Tab, Tabs } from 'fumadocs-ui/components/tabs';

<Callout type="warn" title="Mind">Hot</Callout>

<Tabs items={['First', 'Second']}>
<Tab value="Second">2</Tab>
<Tab value="First">1</Tab>
</Tabs>

<Steps><Step>Go</Step></Steps>

<Cards><Card title="Rest" href="/guide/rest">All else</Card></Cards>

<Files><Folder name="src"><File name="a.ts" /></Folder></Files>

<Accordion title="Why">Because</Accordion>

<TypeTable type={{ size: { type: 'number', default: 1 } }} />
`,
  'content/docs/others.mdx': `# Others

import { Aside, Card, FileTree, LinkButton, TabItem, Tabs as Row } from '@astrojs/starlight/components';
import { Callout, FileTree as Tree, Steps, Tabs } from 'nextra/components';
import { PackageManagerTabs } from '@theme';

<Aside type="caution">Careful</Aside>

<Card title="Plain">Text</Card>

<FileTree>
- src
  - a.ts
- dist/
- b.ts
</FileTree>

<LinkButton href="/guide/rest">Rest</LinkButton>

<Row syncKey="os"><TabItem label="Linux">L</TabItem></Row>

<Callout type="error">Broken</Callout>

<Tree><Tree.Folder name="lib"><Tree.File name="x.js" active /></Tree.Folder></Tree>

<Steps>

Do this:

### Begin

Text

### End

</Steps>

<Tabs items={['npm', 'yarn']} storageKey="pm"><Tabs.Tab>n</Tabs.Tab><Tabs.Tab>y</Tabs.Tab></Tabs>

<PackageManagerTabs command="install -D x" />
`,
};

/** The HTML of a page's content, without attributes that say nothing here. */
function contentOf(folder: string, path: string): string {
  const html = readFileSync(join(folder, 'dist', path), 'utf8');
  const content = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return content.replace(/<svg.*?<\/svg>| (?:id|aria-[\w-]+|role|tabindex|type)="[^"]*"/gs, '');
}

describe('docsite init beside Fumadocs', () => {
  test('should keep its sidebars, addresses and components, and those of other tools', async () => {
    const folder = makeFolder(site);
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain('This is a site of Fumadocs.');
    expect(printed.out).toContain('The folder docsite draws the components of Fumadocs');
    expect(printed.out).toContain('So are the documents in content/blog,');
    expect(await main(['build', folder])).toBe(0);
    const { 'docsite.config.ts': config = '', 'sidebars.ts': sidebars } = filesIn(folder);
    expect(config).toContain("docs: { path: 'content/docs', routeBasePath: '/guide', sidebarPath: 'sidebars.ts' },");
    expect(config).toContain("{ from: '/', to: '/guide/one' },");
    expect(config).toContain("Steps: '@site/docsite/fumadocs.tsx#Steps'");
    expect(config).not.toContain("Tree: '@site");
    expect(sidebars).toBe(`export default {
  docs: [
    'one',
    {
      type: 'category',
      label: 'More',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'The folder',
          collapsed: false,
          link: { type: 'doc', id: 'folder/index' },
          items: [
            'folder/b',
            'folder/inner/c',
          ],
        },
        { type: 'link', href: 'https://a.example/', label: 'Out' },
        'others',
        'rest',
      ],
    },
  ],
  api: [
    'api/get',
  ],
};
`);
    const one = contentOf(folder, 'guide/one.html');
    expect(one).toContain('admonition-warning');
    expect(one.match(/data-value="\w+"/g)).toEqual(['data-value="First"', 'data-value="Second"']);
    expect(one).toMatch(/data-active=""><div class="tab-label">First<\/div>1/);
    expect(one).toContain('<div class="steps"><ol><li>Go</li></ol></div>');
    expect(one).toContain('<a class="card-link" href="/guide/rest">Rest</a>');
    expect(one).toContain('<li class="folder">src<ul><li>a.ts</li></ul></li>');
    expect(one).toMatch(/<details[^>]*><summary>Why<\/summary>Because<\/details>/);
    expect(one).toContain('<td><code>size?</code></td><td><code>number</code></td><td>1</td>');
    expect(one).not.toContain('data-live');
    const others = contentOf(folder, 'guide/others.html');
    expect(others).toContain('admonition-caution');
    expect(others).toContain('admonition-danger');
    expect(others).toMatch(
      /<p class="card-title"[^>]*><strong>Plain<\/strong><\/p><div [^>]*display:block">Text<\/div>/,
    );
    expect(others.match(/<li class="folder">/g)).toHaveLength(3);
    expect(others).toContain('<a class="button" href="/guide/rest">Rest</a>');
    expect(others).toContain('data-group="os"');
    expect(others).toMatch(/<p>Do this:<\/p><div class="steps"><ol><li><h3.*<p>Text<\/p><\/li><li><h3/s);
    expect(others).toContain('data-group="pm"');
    const words = others.replace(/<[^>]*>/g, '');
    expect(words).toContain('yarn add -D x');
    expect(words).toContain('npm install -D x');
  });
});
