import type { StartFile } from './start-files.js';

/** A folder of Markdown. */
export interface MarkdownFolder {
  /** Relative to the site folder. */
  readonly path: 'docs' | '.';
  /** Whether it belongs to a VitePress site. */
  readonly isVitePress: boolean;
  /** Whether it contains a folder `public`. */
  readonly hasPublic: boolean;
}

/** The configuration that serves a folder of Markdown unchanged, with its first page at the root. */
export function configOfMarkdown({ path, isVitePress, hasPublic }: MarkdownFolder, title: string): StartFile {
  const text = `import { defineConfig } from 'docsite';

export default defineConfig({
  title: ${quote(title)},
  // where the site will live: links in the sitemap and for social media begin with it
  url: 'https://docs.example.org',
  docs: { path: '${path}', routeBasePath: '/' },
  pages: false,
${isVitePress ? vitePressKeys(path, hasPublic) : ''}  navbar: { items: [{ type: 'search', position: 'right' }] },
});
`;
  return { path: 'docsite.config.ts', text };
}

function vitePressKeys(path: 'docs' | '.', hasPublic: boolean): string {
  const folder = path === '.' ? 'public' : `${path}/public`;
  return `  // as VitePress has it: pages are files, and headings have the ids that links lead to
  trailingSlash: false,
  markdown: { headingIds: 'vitepress' },
${hasPublic ? `  staticDirectories: ['${folder}'],\n` : ''}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
