import type { StartFile } from './start-files.js';

/** The configuration that serves a folder of Markdown as it is, its first page at the root. */
export function configOfMarkdown(path: 'docs' | '.', title: string): StartFile {
  const text = `import { defineConfig } from 'docsite';

export default defineConfig({
  title: ${quote(title)},
  // where the site will live: links in the sitemap and for social media begin with it
  url: 'https://docs.example.org',
  docs: { path: '${path}', routeBasePath: '/' },
  pages: false,
  navbar: { items: [{ type: 'search', position: 'right' }] },
});
`;
  return { path: 'docsite.config.ts', text };
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
