import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { filesIn } from '../files-in.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

describe('docsite init in the site of a tool written in Python', () => {
  test('should make a sidebar of the navigation of MkDocs, and keep addresses that begin with numbers', async () => {
    const folder = makeFolder({
      'mkdocs.yml': `site_name: Ours
markdown_extensions: [{ pymdownx.emoji: { emoji_index: !!python/name:a.b } }]
use_directory_urls: false
nav:
  - Home: index.md
  - Guide:
    - guide/index.md
    - guide/01-a.md
    - Deep: [ 'guide/b.md' ]
  - Out: https://a.example/
  - Empty: []
  - Unwritten:
    -
`,
      ...Object.fromEntries(
        ['index', 'guide/index', 'guide/01-a', 'guide/b'].map((name) => [`docs/${name}.md`, `# ${name}\n`]),
      ),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("numberPrefixes: false, sidebarPath: 'sidebars.ts' },");
    expect(files['docsite.config.ts']).toContain('\n  trailingSlash: false,\n');
    expect(files['sidebars.ts']).toBe(`export default {
  nav: [
    { type: 'doc', id: 'index', label: 'Home' },
    {
      type: 'category',
      label: 'Guide',
      link: { type: 'doc', id: 'guide/index' },
      items: [
        'guide/01-a',
        {
          type: 'category',
          label: 'Deep',
          items: [
            'guide/b',
          ],
        },
      ],
    },
    { type: 'link', href: 'https://a.example/', label: 'Out' },
  ],
};
`);
    expect(await main(['build', folder, '--strict'])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toContain('guide/01-a.html');
  });

  test('should serve the Markdown of a Sphinx site, and say what it does not read', async () => {
    const conf =
      "project = 'Ours'\nextensions = ['myst_parser']\nhtml_baseurl = 'https://a.example/x/'\nhtml_logo = 'a.svg'\n";
    const folder = makeFolder({
      'docs/source/conf.py': conf,
      'docs/source/index.md': '# Home\n\n```{note}\nText\n```\n',
      'docs/source/api/a.rst': 'A\n=\n',
      'notes/b.md': '# B\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("\n  title: 'Ours',\n");
    expect(config).toContain("\n  docs: { path: 'docs/source', routeBasePath: '/' },\n");
    expect(config).toContain("\n  baseUrl: '/x/',\n");
    expect(printed.out).toContain('This is a site of Sphinx.');
    expect(printed.out).toMatch(/\nNot taken over .*: html_logo\.\n.*toctree.* 1 document in reStructuredText/);
    expect(await main(['check', folder])).toBe(0);
    expect(printed.out).toContain("'{note}' is a directive of MyST or Sphinx");
  });

  test('should refuse a Sphinx site without Markdown, and write nothing', async () => {
    const folder = makeFolder({
      'docs/conf.py': "project = 'Ours'\n",
      'docs/index.rst': 'A\n=\n',
      'README.md': '# R\n',
    });
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain("the documents of Sphinx in 'docs' are written in reStructuredText");
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['README.md', 'docs/conf.py', 'docs/index.rst']);
  });
});
