import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';

/** The configuration that serves a folder of Markdown unchanged, with its first page at the root. */
export function configOfMarkdown(
  { path, tool, title, summary, publicPath, aliases = {} }: MarkdownFolder,
  folderTitle: string,
): StartFile {
  const text = `import { defineConfig } from 'docsite';

export default defineConfig({
  title: ${stringLiteral(title ?? folderTitle)},
  // where the site will live: links in the sitemap and for social media begin with it
  url: 'https://docs.example.org',
  docs: { path: ${stringLiteral(path)}, routeBasePath: '/'${tool === 'mdBook' ? bookDocs(summary) : ''} },
  pages: false,
${tool === 'VitePress' ? vitePressKeys : ''}${tool === 'mdBook' ? bookKeys : ''}${publicKey(publicPath)}${aliasKey(aliases)}  navbar: { items: [{ type: 'search', position: 'right' }] },
});
`;
  return { path: 'docsite.config.ts', text };
}

const vitePressKeys = `  // as VitePress has it: pages are files, and headings have the ids that links lead to
  trailingSlash: false,
  markdown: { headingIds: 'vitepress' },
`;

/** Addresses keep the numbers of files. */
function bookDocs(summary: string | undefined): string {
  return `, numberPrefixes: false${summary === undefined ? '' : ", sidebarPath: 'sidebars.ts', exclude: ['SUMMARY.md']"}`;
}

const bookKeys = `  // as mdBook has it: pages are files
  trailingSlash: false,
`;

/** `static` is the default. */
function publicKey(path: string | undefined): string {
  return path === undefined || path === 'static' ? '' : `  staticDirectories: [${stringLiteral(path)}],\n`;
}

function aliasKey(aliases: Readonly<Record<string, string>>): string {
  const entries = Object.entries(aliases).map(([name, path]) => `${stringLiteral(name)}: ${stringLiteral(path)}`);
  return entries.length === 0 ? '' : `  aliases: { ${entries.join(', ')} },\n`;
}
