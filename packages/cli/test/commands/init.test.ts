import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { explainStart } from '../../src/init/next-steps.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

/** The files of a folder with their texts. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

describe('docsite init', () => {
  test('should write a configuration that a Docusaurus site continues with, and say that the original is no longer read', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': "export default { title: 'T', presets: [['classic', { blog: false }]], unknown: 1 };",
      'docs/a.md': '# A\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['docs/a.md', 'docsite.config.ts', 'docusaurus.config.js']);
    expect(printed.out).toContain(
      'docsite.config.ts takes precedence: docusaurus.config.js is no longer read and can be removed.\n',
    );
    expect(printed.out).toContain('Not converted, as noted in docsite.config.ts: unknown.\n');
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain('already contains a site: it has docsite.config.ts');
    expect(printed.err).toContain('open it with: docsite serve --watch --open');
  });

  test('should report errors in the configuration of a Docusaurus site, and write nothing', async () => {
    const folder = makeFolder({ 'docusaurus.config.js': 'module.exports = nowhere;' });
    expect([await main(['init', folder]), Object.keys(filesIn(folder))]).toEqual([2, ['docusaurus.config.js']]);
    expect(printed.err).toContain('docusaurus.config.js:1:1');
    expect(printed.err).toContain('cannot read the configuration: nowhere is not defined');
  });

  test('should not write a configuration that no site can be built with', async () => {
    const folder = makeFolder({ 'docusaurus.config.js': "module.exports = { title: 5, url: 'here' };" });
    expect([await main(['init', folder]), Object.keys(filesIn(folder))]).toEqual([2, ['docusaurus.config.js']]);
    expect(printed.err).toContain("configuration key 'title': expected string, got 5");
    expect(printed.err).toContain('got "here"');
  });

  test('should read the configuration that a build reads, if there are two', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': "module.exports = { title: 'Of JavaScript' };",
      'docusaurus.config.ts': "export default { title: 'Of TypeScript' };",
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain("title: 'Of TypeScript'");
  });

  test('should create a site without findings', async () => {
    const folder = join(makeFolder({}), 'our-handbook');
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(Object.keys(files).sort()).toEqual([
      '.gitignore',
      'docs/guides/deploying.md',
      'docs/index.md',
      'docs/writing.mdx',
      'docsite.config.ts',
      'package.json',
      'pages/index.css',
      'pages/index.tsx',
      'sidebars.ts',
      'static/img/logo.svg',
      'theme/custom.css',
      'tsconfig.json',
    ]);
    expect(files['docsite.config.ts']).toContain("title: 'Our handbook'");
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(JSON.parse(files['package.json'] as string)).toMatchObject({
      name: 'our-handbook',
      devDependencies: { docsite: `^${version}` },
    });
    expect(Object.values(files).join('')).not.toMatch(/\{\{\w+\}\}/);
    expect(await main(['check', folder, '--strict'])).toBe(0);
  });

  test('should write a configuration that serves a folder of Markdown, and nothing else', async () => {
    const folder = makeFolder({ 'a.md': '# A\n\n[b](./sub/b.md)\n', 'sub/b.md': '# B\n', 'README.md': '# Read me\n' });
    expect(await main(['init', folder])).toBe(0);
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['README.md', 'a.md', 'docsite.config.ts', 'sub/b.md']);
    expect(await main(['build', folder, '--strict'])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    expect(built['sub/b/index.html']).toContain('<h1 id="b">B</h1>');
  });

  test('should serve the folder of a VitePress site with its addresses and ids', async () => {
    const folder = makeFolder({
      'packages/a/notes.md': '# Notes\n',
      'docs/src/index.md': '# Site\n\n[a](/guide.html#build-outdir)\n',
      'docs/src/guide.md': '# Guide\n\n## `build.outDir`\n',
      'docs/notes.md': '# Notes\n',
      'docs/.vitepress/config.ts':
        "export default {\n  srcDir: 'src',\n  sitemap: { hostname: 'https://a.example' },\n  title: 'Ours',\n};\n",
      'docs/src/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'] ?? '';
    for (const line of [
      "title: 'Ours',",
      "url: 'https://a.example',",
      "docs: { path: 'docs/src', routeBasePath: '/' },",
      'trailingSlash: false,',
      "markdown: { headingIds: 'vitepress' },",
      "staticDirectories: ['docs/src/public'],",
    ])
      expect(config).toContain(`\n  ${line}\n`);
    expect(await main(['check', folder])).toBe(0);
    expect(printed.out).toContain('no findings');
  });

  test.each([
    [
      'Starlight',
      {
        'astro.config.mjs': "export default defineConfig({\n  site: 'https://a.example/base',\n});\n",
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
        "docs: { path: 'src/content/docs', routeBasePath: '/' },",
        "staticDirectories: ['public'],",
        "aliases: { '@': 'src', '~parts': 'src/parts' },",
      ],
    ],
    [
      'Hugo',
      {
        'hugo.toml':
          "baseURL = 'https://a.example'\ntitle = 'My \"own\" site'\n[languages.en]\n  contentDir = 'content.en'\n",
        'content.en/a.md': '# A\n',
        'content.en/_index.md': '---\ntitle: Home\n---\n',
        'content.en/b/_index.md': '+++\ntitle = "B"\n+++\n',
        'content.en/b/c/_index.md': 'A partial.\n',
        'static/a.svg': '',
        'layouts/b.md': '',
      },
      ["docs: { path: 'content.en', routeBasePath: '/' },", 'title: \'My "own" site\',', "url: 'https://a.example',"],
    ],
    [
      'Hugo',
      {
        'config/_default/hugo.yaml': 'baseURL: https://a.example/docs/\n',
        'config/_default/module.yaml':
          'mounts:\n  - source: assets\n    target: assets\n  - source: content/en\n    target: content\n',
        'content/en/a.md': '# A\n',
        'content/en/_index.md': '---\ntitle: Home\n---\n',
        'content/en/b/_index.md': '---\ntitle: B\n---\n',
      },
      ["docs: { path: 'content/en', routeBasePath: '/' },", "url: 'https://a.example',\n  baseUrl: '/docs/',"],
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
      { 'book.toml': '[book]\ntitle = "The book"\n', 'src/a.md': '# A\n', 'notes/b.md': '' },
      [
        "docs: { path: 'src', routeBasePath: '/', numberPrefixes: false },",
        "title: 'The book',",
        'trailingSlash: false,',
      ],
    ],
  ])('should serve the documents of a site of %s, and name the tool', async (tool, files, lines) => {
    const folder = makeFolder(files);
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'] ?? '';
    for (const line of lines) expect(config).toContain(`\n  ${line}\n`);
    expect(printed.out).toContain(`This is a site of ${tool}.`);
    expect(printed.out.includes('rename them to index.md')).toBe(tool === 'Hugo');
    expect(await main(['check', folder])).toBe(0);
    const indexes = "_index.md', and 1 more of this name makes no page";
    expect(printed.out.split(indexes)).toHaveLength(tool === 'Hugo' ? 2 : 1);
  });

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

  test('should make a sidebar of the chapters of an mdBook, which keep their addresses', async () => {
    const page = (title: string) => `# ${title}\n`;
    const folder = makeFolder({
      'book.toml': '[book]\ntitle = "The book"\n',
      'src/SUMMARY.md':
        "# Summary\n\n[Preface](README.md)\n\n- [The `first` one](./01-a.md)\n  - [It's \\[in\\]](b/my%20c.md)\n" +
        '    - [Draft]()\n\n# Part two\n\n- [Draft]()\n\t- [D](d.md)\n\n---\n\n[End](e.md)\n',
      ...Object.fromEntries(['README', '01-a', 'b/my c', 'd', 'e'].map((name) => [`src/${name}.md`, page(name)])),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("sidebarPath: 'sidebars.ts', exclude: ['SUMMARY.md'] },");
    expect(files['sidebars.ts']).toBe(`export default {
  book: [
    { type: 'doc', id: 'README', label: 'Preface' },
    {
      type: 'category',
      label: 'The first one',
      link: { type: 'doc', id: '01-a' },
      items: [
        { type: 'doc', id: 'b/my c', label: 'It\\'s [in]' },
      ],
    },
    {
      type: 'category',
      label: 'Part two',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Draft',
          collapsible: false,
          items: [
            { type: 'doc', id: 'd', label: 'D' },
          ],
        },
        { type: 'doc', id: 'e', label: 'End' },
      ],
    },
  ],
};
`);
    expect(await main(['build', folder, '--strict'])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toEqual(expect.arrayContaining(['01-a.html', 'index.html']));
  });

  test('should serve only the folder docs if all Markdown is there', async () => {
    const folder = makeFolder({ 'docs/a.md': '# A\n', 'src/a.ts': '', 'README.md': '# Read me\n' });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain("docs: { path: 'docs', routeBasePath: '/' }");
    expect(await main(['build', folder, '--strict'])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toContain('a/index.html');
  });

  test('should keep every existing file', async () => {
    const mine = { 'package.json': '{ "name": "mine" }', '.gitignore': 'mine', 'README.md': '# Mine\n' };
    const folder = makeFolder(mine);
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)).toMatchObject(mine);
    expect(printed.out).toContain('  kept   package.json\n');
  });

  test('should not create a site where one exists, exit code 2', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }' });
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain('already contains a site: it has docsite.config.json');
    expect(Object.keys(filesIn(folder))).toEqual(['docsite.config.json']);
  });

  test('should name a path that cannot be written, exit code 2', async () => {
    const folder = makeFolder({ docs: 'a file' });
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain(join(folder, 'docs'));
  });
});

describe('explainStart', () => {
  test.each([
    ['npm/10.0.0 node/v20', ['npm install', 'npm start']],
    ['pnpm/9.0.0 npm/? node/v20', ['pnpm install', 'pnpm start']],
    ['yarn/4.0.0 npm/? node/v20', ['yarn install', 'yarn start']],
  ])('should say what to do with %s', (agent, steps) => {
    const said = explainStart(process.cwd(), { written: ['package.json'], kept: [] }, agent);
    expect(said.split('Next:\n')[1]).toBe(`${steps.map((step) => `  ${step}\n`).join('')}`);
  });
});
