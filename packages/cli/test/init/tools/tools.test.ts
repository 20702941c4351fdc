import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { main } from '../../../src/entries/main.js';
import { filesIn } from '../../files-in.js';
import { printed } from '../../printed.js';

jest.setTimeout(300_000);

describe('docsite init in the site of another tool', () => {
  test.each([
    [
      'Starlight',
      {
        'astro.config.mjs':
          "export default defineConfig({\n  site: 'https://a.example',\n  base: '/base',\n  output: 'static',\n});\n",
        'src/content/docs/index.mdx':
          "import Part from '@/parts/_part.mdx';\nimport { Box } from '~parts/box';\n\n# A\n\n<Part />\n\n<Box />\n",
        'src/parts/_part.mdx': 'From a part.\n',
        'src/parts/box.tsx': 'export const Box = () => <b>box</b>;\n',
        'tsconfig.json':
          '{\n  // aliases, with a URL: https://a.example\n  "extends": "astro/tsconfigs/strict",\n  "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"], "~parts/*": ["src/parts/*"], "@theme/*": ["src/theme/*"], "*": ["types/*"], "@out/*": ["../out/*"], }, },\n}\n',
        'public/a.svg': '',
        'src/notes.md': '',
      },
      [
        "url: 'https://a.example',\n  baseUrl: '/base/',",
        "docs: { path: 'src/content/docs', routeBasePath: '/', slugs: 'astro' },",
        'trailingSlash: true,',
        "staticDirectories: ['public'],",
        "aliases: { '@': 'src', '~parts': 'src/parts' },",
      ],
    ],
    [
      'Starlight',
      {
        'astro.config.mjs':
          "export default defineConfig({ build: { format: 'file' }, integrations: [starlight({ title: 'Ours' })] });\n",
        'src/content/docs/index.md': '# A\n',
        'src/notes.md': '',
      },
      ["title: 'Ours',", 'trailingSlash: false,'],
    ],
    [
      'Hugo',
      {
        'hugo.toml':
          "baseURL = 'https://a.example'\ntitle = 'My \"own\" site'\n[languages.en]\n  contentDir = 'content.en'\n",
        'content.en/a.md': '---\nweight: 2\nurl: /first/\n---\n\n# A\n\n[B](b/_index.md), [B](/b/), [C](b/c)\n',
        'content.en/_index.md': '---\ntitle: Home\n---\n\n[A](a.md), [A](/first/)\n',
        'content.en/b/_index.md': '---\ntitle: B\nlinkTitle: Bee\nweight: 1\n---\n',
        'content.en/b/c/index.md': '---\ntitle: C\n---\n\n![](c.svg)\n',
        'content.en/b/c/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'static/a.svg': '',
        'layouts/b.md': '',
      },
      [
        "docs: { path: 'content.en', routeBasePath: '/', slugs: 'hugo' },",
        'title: \'My "own" site\',',
        "url: 'https://a.example',",
        'trailingSlash: true,',
      ],
    ],
    [
      'Hugo',
      {
        'config/_default/hugo.yaml': 'baseURL: https://a.example/docs/\nuglyURLs: true\ndisablePathToLower: true\n',
        'config/_default/module.yaml':
          'mounts:\n  - source: assets\n    target: assets\n  - source: content/en\n    target: content\n',
        'content/en/a.md': '# A\n',
        'content/en/_index.md': '---\ntitle: Home\n---\n',
        'content/en/b/_index.md': '---\ntitle: B\n---\n',
      },
      [
        "docs: { path: 'content/en', routeBasePath: '/', slugs: 'hugo' },",
        "url: 'https://a.example',\n  baseUrl: '/docs/',",
        'trailingSlash: false,',
      ],
    ],
    [
      'MkDocs',
      {
        'mkdocs.yml': 'site_name: My library # ours\nsite_url: https://a.example/my # there\n',
        // relative to the page in HTML, and from the root of the site
        'docs/b/a.md': '# A\n\n<img src="../../img/a.svg" alt="A">\n\n![A](/img/a.svg)\n\n![A](../img/a.svg)\n',
        'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'src/b.md': '',
      },
      [
        "docs: { path: 'docs', routeBasePath: '/' },",
        "title: 'My library',",
        "url: 'https://a.example',\n  baseUrl: '/my/',",
        "staticDirectories: ['docs'],",
      ],
    ],
    [
      'mdBook',
      { 'book.toml': '[book]\ntitle = "The book"\n', 'src/a.md': '## A\n', 'notes/b.md': '' },
      [
        "docs: { path: 'src', routeBasePath: '/', numberPrefixes: false },",
        "title: 'The book',",
        'trailingSlash: false,',
        "markdown: { titles: 'any' },",
      ],
    ],
  ])('should serve the documents of a site of %s, and name the tool', async (tool, files, lines) => {
    const folder = makeFolder(files);
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'] ?? '';
    for (const line of lines) expect(config).toContain(`\n  ${line}\n`);
    expect(printed.out).toContain(`This is a site of ${tool}.`);
    const readsIndexes = tool !== 'Hugo' || config.includes("slugs: 'hugo'");
    expect(printed.out.includes('rename them to index.md')).toBe(!readsIndexes);
    expect(await main(['check', folder])).toBe(0);
    const indexes = "_index.md', and 1 more of this name makes no page";
    expect(printed.out).not.toContain('missing-title');
    expect(printed.out.split(indexes)).toHaveLength(readsIndexes ? 1 : 2);
  });
});
