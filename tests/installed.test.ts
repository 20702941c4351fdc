import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from './folder.js';
import { checkTypes, extendProject, makeProject, packPackages, root, runBin, weighPackages } from './installed-site.js';

jest.setTimeout(300_000);

/** A site with a React page, MDX with a component, a theme override and a CommonJS package that requires React. */
const site = {
  'tsconfig.json': '{ "extends": "docsite/tsconfig.json" }',
  'docsite.config.ts': `import { defineConfig } from 'docsite';

export default defineConfig({
  title: 'Handbook',
  url: 'https://example.org',
  navbar: { items: [{ label: 'Docs', to: '/docs' }, { type: 'search', position: 'right' }] },
  customFields: { react: '19' },
});
`,
  'docs/index.mdx': `import { Box } from '@site/box.server';
import { Counter } from '@site/counter';

# Docs

<Box>

<Counter from={7} />

</Box>

\`\`\`php
<?php echo 1;
\`\`\`
`,
  'box.server.tsx': `import type { ServerComponentProps } from 'docsite/theme';

export function Box({ page, children }: ServerComponentProps) {
  return <section title={page.path}>{children}</section>;
}
`,
  'counter.tsx': `import { useState } from 'react';

export function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'pages/index.tsx': `import { usePage, useSite } from 'docsite/theme';
import { useState, version } from 'react';
import logo from '../logo.svg';
import data from '../lib/data.yml';
import Shown from '../lib/shown.cjs';
import Story, { frontMatter as facts, toc } from '../lib/story.md';
import source from '../lib/story.md?raw';

export const frontMatter = { title: 'Home' };

export function Told() {
  return <><h1>By {facts.by}, {data.year}</h1><Story /><p>{toc[0]?.value} {source.length}</p></>;
}

export default function Home() {
  const [word] = useState('drawn by');
  return <p className="home" title={usePage().title}><Shown /> {useSite().title} {word} {version} <img src={logo} alt="" /></p>;
}
`,
  'lib/shown.d.cts': 'declare function Shown(): string;\nexport = Shown;\n',
  'lib/shown.cjs': "const { useMemo } = require('react');\nmodule.exports = () => useMemo(() => 'The', []);\n",
  'lib/data.yml': 'year: 2022\n',
  'lib/story.md': '---\nby: Ada\n---\n\n## First\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme/shell/footer.tsx': `import { Footer as Original } from '@theme-original/shell/footer';
import { useLabels, type Labels } from 'docsite/theme';

export function Footer() {
  const labels: Labels = useLabels();
  return <div className="own-footer" title={labels.home}><Original /></div>;
}
`,
};

/** The version of React that a built site was rendered with, provided that everything else on it is correct. */
function reactOf(folder: string): string | undefined {
  const [home, docs] = ['index.html', 'docs/index.html'].map((path) =>
    readFileSync(join(folder, 'dist', path), 'utf8'),
  );
  expect(docs).toMatch(/<section title="docs\/index\.mdx">\s*<button type="button">7<\/button>/);
  expect(docs).toContain('<span class="token');
  expect(home).toContain('<div class="own-footer" title="Home page">');
  return /The<!-- --> <!-- -->Handbook<!-- --> <!-- -->drawn by<!-- --> <!-- -->([\d.]+)/.exec(home as string)?.[1];
}

describe('docsite, packed and installed', () => {
  /** A project with nothing else than both packages. */
  let alone: string;

  beforeAll(async () => {
    alone = await makeProject(site, await packPackages());
  });

  test('should build a site with nothing else installed', async () => {
    const { exitCode, said } = await runBin(alone, 'docsite', ['build']);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.stringContaining('Built 4 pages') });
    expect(reactOf(alone)).toMatch(/^19\./);
    expect(existsSync(join(alone, 'dist/sw.js'))).toBe(false);
  });

  test('should store compiled code beside itself, and build the same with it', async () => {
    const folder = join(alone, 'node_modules/docsite/code-cache');
    const { exitCode, said } = await runBin(alone, 'docsite', ['build'], { DOCSITE_CACHE: '', DOCSITE_CODE_CACHE: '' });
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.stringContaining('Built 4 pages') });
    const kept = readdirSync(folder);
    expect(kept).toEqual([expect.stringMatching(/^entries-[\da-f]{8}-[\da-f]+\.bin$/)]);
    const first = reactOf(alone);
    const again = await runBin(alone, 'docsite', ['build', '--no-cache'], {
      DOCSITE_CACHE: '',
      DOCSITE_CODE_CACHE: '',
    });
    expect([again.exitCode, reactOf(alone), readdirSync(folder)]).toEqual([0, first, kept]);
  });

  test('should include bundled themes for sites that do not customize them, which need no esbuild', async () => {
    writeFiles(alone, { 'plain/index.md': '# Plain\n' });
    const variables = { ESBUILD_BINARY_PATH: process.execPath };
    const { exitCode, said } = await runBin(alone, 'docsite', ['check', 'plain'], variables);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.stringContaining('no findings') });
  });

  test('should build a Docusaurus site whose packages are not installed', async () => {
    writeFiles(alone, {
      'adopted/docusaurus.config.js': `const { themes } = require('prism-react-renderer');
        module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
          themeConfig: { prism: { theme: themes.dracula } } };`,
      'adopted/src/pages/index.js':
        "import clsx from 'clsx';\nexport default () => <main className={clsx('made', false)}>Home</main>;\n",
    });
    const { exitCode, said } = await runBin(alone, 'docsite', ['build', 'adopted']);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.not.stringContaining('not installed') });
    expect(readFileSync(join(alone, 'adopted/dist/index.html'), 'utf8')).toContain('<main class="made">Home</main>');
  });

  test('should install less than 25 packages and 40 MB', () => {
    const { packages, bytes } = weighPackages(alone);
    expect(packages).toBeLessThan(25);
    expect(bytes).toBeLessThan(40_000_000);
  });

  test('should have the types of a configuration, a page, a server component and a theme component', async () => {
    const types = readFileSync(join(alone, 'node_modules/docsite/types/config.d.ts'), 'utf8');
    expect(types).toContain('/** A short description of the site. */\n  readonly tagline?: string;');
    writeFiles(alone, {
      'wrong.config.ts':
        "import { defineConfig } from 'docsite';\nexport default defineConfig({ title: 1, nothing: 2 });\n",
      'wrong.tsx': "import { useSite } from 'docsite/theme';\nexport const wrong: number = useSite().title;\n",
    });
    const said = await checkTypes(alone);
    expect(said.match(/^\S.*/gm)).toEqual([
      expect.stringContaining('wrong.config.ts(2,'),
      expect.stringContaining('wrong.tsx(2,'),
    ]);
  });

  test('should contain the schema of its JSON report, by the name that the docs give', () => {
    const schema = createRequire(join(alone, 'package.json'))('docsite/findings.schema.json') as { title: string };
    expect(schema.title).toBe('Findings of docsite');
  });

  test('should list the notices of what it contains', () => {
    const notices = readFileSync(join(alone, 'node_modules/docsite/THIRD-PARTY.md'), 'utf8');
    for (const name of [
      'unified',
      'zod',
      'refractor',
      '@docsearch/react',
      'medium-zoom',
      'workbox-precaching',
      'clsx',
      'prism-react-renderer',
    ])
      expect(notices).toContain(`\n## ${name} `);
  });

  test('should ask for workbox-build if a site works offline, and use it', async () => {
    const folder = makeOffline(alone);
    const without = await runBin(folder, 'docsite', ['build']);
    expect(without.exitCode).toBe(2);
    expect(without.said).toMatch(
      /docsite\.config\.ts:5:3 +error +'offline' needs the package workbox-build, which is not installed/,
    );
    expect(without.said).toContain('hint: install it: npm install -D workbox-build');
    link(
      realpathSync(join(root, 'packages/cli/node_modules/workbox-build')),
      join(folder, 'node_modules/workbox-build'),
    );
    expect((await runBin(folder, 'docsite', ['build'])).exitCode).toBe(0);
    expect(readFileSync(join(folder, 'dist/sw.js'), 'utf8')).toContain('assets/shell.html');
  });

  test('should show diagrams as code and name the command if mermaid is not installed, and draw them if it is', async () => {
    const folder = join(alone, 'diagrams');
    writeFiles(folder, { 'docs/index.md': '# Diagrams\n\n```mermaid\nflowchart LR\n  a --> b\n```\n' });
    const without = await runBin(alone, 'docsite', ['build', 'diagrams']);
    expect(without.exitCode).toBe(0);
    expect(without.said).toMatch(
      /docs\/index\.md:3:1 +warning +this diagram cannot be drawn: the package mermaid is not installed +mermaid-missing/,
    );
    expect(without.said).toContain('hint: install it: npm install -D mermaid');
    const pageOf = (): string => readFileSync(join(folder, 'dist/docs/index.html'), 'utf8');
    expect(pageOf()).toContain('<code class="language-mermaid"');
    expect(pageOf()).not.toContain('data-diagram');
    mkdirSync(join(folder, 'node_modules'));
    link(realpathSync(join(root, 'node_modules/mermaid')), join(folder, 'node_modules/mermaid'));
    const drawn = await runBin(alone, 'docsite', ['build', 'diagrams']);
    expect([drawn.exitCode, drawn.said.includes('mermaid-missing')]).toEqual([0, false]);
    const [, path = ''] = /data-diagram="\/([^"]+)"/.exec(pageOf()) ?? [];
    expect(readFileSync(join(folder, 'dist', path), 'utf8')).toContain('import("./');
  });

  test('should build a site created by create-docsite', async () => {
    expect((await runBin(alone, 'create-docsite', ['begun'])).exitCode).toBe(0);
    expect((await runBin(alone, 'docsite', ['check', 'begun', '--strict'])).exitCode).toBe(0);
  });

  test('should render a site with the React 19.0 beside it', async () => {
    const folder = await extendProject(alone, site, ['react@19.0.0', 'react-dom@19.0.0']);
    expect((await runBin(folder, 'docsite', ['build'])).exitCode).toBe(0);
    expect(reactOf(folder)).toBe('19.0.0');
    expect(existsSync(join(folder, 'node_modules/docsite/node_modules'))).toBe(false);
  });

  test('should leave components room in the budget for script with React 19.3', async () => {
    const words = Array.from({ length: 60 }, (_, index) => createHash('sha512').update(`${index}`).digest('base64'));
    const folder = await extendProject(
      alone,
      {
        'docs/index.mdx': "import { Large } from '@site/large';\n\n# Docs\n\n<Large />\n",
        'large.tsx': `import { useState } from 'react';

export function Large() {
  const [text, setText] = useState('${words.join('')}');
  return <button type="button" onClick={() => setText('')}>{text}</button>;
}
`,
        'docsite.config.ts': "export default { title: 'Docs', docs: { routeBasePath: '/' } };\n",
      },
      ['react@19.3.1', 'react-dom@19.3.1'],
    );
    const { exitCode, said } = await runBin(folder, 'docsite', ['build']);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.not.stringContaining('over-budget') });
  });

  test('should render a site with its own React in a project that has React 18', async () => {
    const folder = await extendProject(alone, site, ['react@18.3.1', 'react-dom@18.3.1']);
    expect((await runBin(folder, 'docsite', ['build'])).exitCode).toBe(0);
    expect(reactOf(folder)).toMatch(/^19\./);
  });
});

/** The same site in another folder, with offline reading enabled. */
function makeOffline(from: string): string {
  const folder = makeFolder({ 'package.json': '{ "name": "offline", "private": true }', ...site });
  cpSync(join(from, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const config = site['docsite.config.ts'].replace("title: 'Handbook',", "title: 'Handbook',\n  offline: {},");
  writeFiles(folder, { 'docsite.config.ts': config });
  return folder;
}

function link(target: string, path: string): void {
  symlinkSync(target, path, 'dir');
}
