import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of MkDocs', () => {
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
      ...pages('docs', ['index', 'guide/index', 'guide/01-a', 'guide/b']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain(
      "numberPrefixes: false, sidebarPath: 'sidebars.ts', displayedSidebars: { '/': 'nav' } },",
    );
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

  test('should keep the description, the repository, the logo, ids of headings and redirects of MkDocs', async () => {
    const folder = makeFolder({
      'mkdocs.yml': `site_name: Ours
site_description: Small
copyright: <b>2026</b>
repo_url: https://github.com/a/b
edit_uri: edit/main/docs/
theme: { name: material, logo: img/logo.svg, palette: [{ media: '(prefers-color-scheme)' }] }
plugins:
  - search
  - redirects:
      redirect_maps: { 'old.md': 'new/a.md#usage', 'away.md': 'https://a.example/' }
`,
      'docs/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/index.md': '# Title\n\n[To](new/a.md#usage_1)\n',
      'docs/new/a.md': '# Title\n\n## Usage\n\n## Usage\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("\n  tagline: 'Small',\n");
    expect(config).toContain("editUrl: 'https://github.com/a/b/edit/main'");
    expect(config).toContain('\n  colorMode: { respectPrefersColorScheme: true },\n  // headings');
    expect(config).toContain("\n  markdown: { headingIds: 'mkdocs' },\n");
    expect(config).toContain(`
  redirects: [
    { from: '/old', to: '/new/a#usage' },
    { from: '/away', to: 'https://a.example/' },
  ],
`);
    expect(config).toContain("    logo: { src: '/img/logo.svg' },\n    items: [\n      { label: 'GitHub', href:");
    expect(config).toContain("footer: { copyright: '<b>2026</b>' },");
    expect(printed.out).toContain('\nNot taken over from its configuration: theme, plugins.\n');
    expect(await main(['check', folder])).toBe(0);
    expect(printed.out).toContain('no findings');
  });
});
