import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of Sphinx', () => {
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
    expect(printed.out).toMatch(
      /\nNot taken over .*: html_logo\.\nDirectives that document code.* 1 document in reStructuredText/,
    );
    expect(await main(['check', folder])).toBe(0);
    expect(config).toContain('preprocessor: readMyst');
    expect(printed.out).toContain('no findings');
  });

  test('should make a sidebar of the toctrees of a Sphinx site', async () => {
    const folder = makeFolder({
      'conf.py': "project = 'Ours'\n",
      'index.md':
        '# Home\n\n```{toctree}\n:caption: First steps\n:maxdepth: 2\n\ninstall\nUse it <usage/index.md>\nself\n' +
        'Source <https://a.example/x>\nold\n```\n\n:::{toctree}\n---\ncaption: "Rest"\nglob:\n---\nmore/*\ninstall\n:::\n',
      'install.md': '# Install\n',
      'usage/index.md': '# Usage\n\n```{toctree}\nbasic\n/more/b\n```\n',
      'usage/basic.md': '# Basic\n\n```{toctree}\nindex\n```\n',
      'more/a.md': '---\ntitle: "`More`"\n---\n\n```{toctree}\n:hidden:\nc\n```\n',
      ...pages('more', ['b', 'c', 'd']),
      'old.rst': 'Old\n===\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("sidebarPath: 'sidebars.ts', displayedSidebars: { '/': 'docs' } },");
    expect(files['sidebars.ts']).toBe(`export default {
  docs: [
    'index',
    {
      type: 'category',
      label: 'First steps',
      collapsible: false,
      items: [
        'install',
        {
          type: 'category',
          label: 'Use it',
          link: { type: 'doc', id: 'usage/index' },
          items: [
            'usage/basic',
            'more/b',
          ],
        },
        { type: 'link', href: 'https://a.example/x', label: 'Source' },
      ],
    },
    {
      type: 'category',
      label: 'Rest',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'More',
          link: { type: 'doc', id: 'more/a' },
          items: [
            'more/c',
          ],
        },
        'more/d',
      ],
    },
  ],
};
`);
    expect(await main(['build', folder])).toBe(0);
  });

  test('should make a sidebar of a first page in reStructuredText', async () => {
    const folder = makeFolder({
      'conf.py': "project = 'Ours'\n",
      'index.rst': 'Home\n====\n\n.. toctree::\n   :caption: Contents\n\n   b\n   a\n\nText.\n',
      'a.md': '# A\n',
      'b.md': '# B\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['sidebars.ts']).toMatch(/label: 'Contents',[^[]*\[\s+'b',\s+'a',\s+\]/);
  });

  test('should list what documents in reStructuredText list', async () => {
    const folder = makeFolder({
      'conf.py': "project = 'Ours'\n",
      'index.md': '# Home\n\n```{toctree}\nmore\n```\n',
      'more.rst': 'More to read\n============\n\n.. toctree::\n\n   a\n   old\n',
      'a.md': '# A\n',
      'old.rst': 'Old\n===\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['sidebars.ts']).toMatch(
      /label: 'More to read',\s+collapsible: false,\s+items: \[\s+'a',\s+\]/,
    );
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
