import { cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * A builder with the theme that it comes with, and how it is given a corpus.
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} has What its pages have, of search and sidebar.
 * @property {readonly string[]} packages Names and versions that npm installs in its folder.
 * @property {number} [node] The first major version of Node that it runs on, where that is later than docsite's.
 * @property {(folder: string, corpus: string) => void} prepare Writes its site into its folder.
 * @property {readonly string[]} command The program and its arguments, run in its folder.
 * @property {string} output The folder that it writes, relative to its own.
 */

/**
 * Builders that npm installs.
 *
 * @type {readonly Peer[]}
 */
export const peers = [
  {
    name: 'Docusaurus 3.10.2, `future.faster`',
    has: 'no search',
    packages: [
      '@docusaurus/core@3.10.2',
      '@docusaurus/preset-classic@3.10.2',
      '@docusaurus/faster@3.10.2',
      'react@19.1.7',
      'react-dom@19.1.7',
    ],
    prepare: (folder, corpus) => {
      cpSync(corpus, join(folder, 'docs'), { recursive: true });
      writeFileSync(
        join(folder, 'docusaurus.config.mjs'),
        `export default ${JSON.stringify({
          title: 'Corpus',
          url: 'https://example.org',
          baseUrl: '/',
          future: { faster: true, v4: true },
          markdown: { format: 'md' },
          presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
        })};\n`,
      );
    },
    command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
  },
  {
    name: 'VitePress 1.6.4',
    has: 'local search',
    packages: ['vitepress@1.6.4'],
    prepare: (folder, corpus) => {
      cpSync(corpus, join(folder, 'docs'), { recursive: true });
      mkdirSync(join(folder, 'docs/.vitepress'));
      const themeConfig = { search: { provider: 'local' }, sidebar: vitePressItems(corpus) };
      writeFileSync(
        join(folder, 'docs/.vitepress/config.mjs'),
        `export default ${JSON.stringify({ title: 'Corpus', themeConfig })};\n`,
      );
    },
    command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
  },
  {
    name: 'Rspress 2.0.22',
    has: 'local search',
    packages: ['@rspress/core@2.0.22'],
    prepare: (folder, corpus) => {
      cpSync(corpus, join(folder, 'docs'), { recursive: true });
      writeFileSync(join(folder, 'rspress.config.mjs'), `export default { root: 'docs', title: 'Corpus' };\n`);
    },
    command: [process.execPath, 'node_modules/@rspress/core/bin/rspress.js', 'build'],
    output: 'doc_build',
  },
  {
    name: 'Starlight 0.42.4, Astro 7.3.5',
    has: 'Pagefind',
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4', 'sharp@0.35.5'],
    node: 22,
    prepare: (folder, corpus) => {
      cpSync(corpus, join(folder, 'src/content/docs'), { recursive: true });
      const sidebar = foldersIn(corpus).map((name) => ({
        label: name,
        items: [{ autogenerate: { directory: name } }],
      }));
      writeFileSync(
        join(folder, 'astro.config.mjs'),
        `import starlight from '@astrojs/starlight';

export default { site: 'https://example.org', integrations: [starlight(${JSON.stringify({ title: 'Corpus', sidebar })})] };
`,
      );
      writeFileSync(
        join(folder, 'src/content.config.mjs'),
        `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      );
    },
    command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
  },
];

/** Hugo with the theme Book, given as a checkout. */
export function hugoBook(theme) {
  return {
    name: 'Hugo, theme Book',
    has: 'local search',
    packages: [],
    prepare: (folder, corpus) => {
      cpSync(corpus, join(folder, 'content'), { recursive: true });
      // Hugo treats a folder with an index.md as a single page
      renameSync(join(folder, 'content/index.md'), join(folder, 'content/_index.md'));
      cpSync(theme, join(folder, 'themes/book'), { recursive: true });
      const settings = { baseURL: 'http://localhost/', title: 'Corpus', theme: 'book', params: { BookSection: '/' } };
      writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
    },
    command: ['hugo', '--quiet'],
    output: 'public',
  };
}

function foldersIn(corpus) {
  return readdirSync(corpus, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The sidebar that the other builders generate from folders by default. */
function vitePressItems(corpus, folder = '') {
  return readdirSync(join(corpus, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'index.md')
    .map((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return { text: entry.name, collapsed: true, items: vitePressItems(corpus, path) };
      const name = entry.name.replace(/\.md$/, '');
      return { text: name, link: `/${posix.join(folder, name)}` };
    });
}
