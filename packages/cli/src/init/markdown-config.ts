import { hasScheme } from '@docsite/core';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';
import { exampleAddress } from './tools/tool-config.js';
import type { NavbarLink } from './tools/tool-site.js';

/** The configuration that serves a folder of Markdown unchanged, with its first page at the root. */
export function configOfMarkdown(folder: MarkdownFolder, folderTitle: string): StartFile {
  const { title, address, publicPath, aliases = {}, navbar = [] } = folder;
  const text = `import { defineConfig } from 'docsite';

export default defineConfig({
  title: ${stringLiteral(title ?? folderTitle)},
${addressKeys(address)}  docs: ${docsOf(folder)},
  pages: false,
${slashKey(folder)}${idsKey(folder)}${publicKey(publicPath)}${aliasKey(aliases)}  navbar: ${navbarOf(navbar)},
});
`;
  return { path: 'docsite.config.ts', text };
}

function docsOf({ path, hasNumbers, sidebar, exclude }: MarkdownFolder): string {
  const keys = [
    `path: ${stringLiteral(path)}, routeBasePath: '/'`,
    ...(hasNumbers ? ['numberPrefixes: false'] : []),
    ...(sidebar ? [`sidebarPath: ${stringLiteral(sidebar.path)}`] : []),
    ...(exclude ? [`exclude: [${exclude.map(stringLiteral).join(', ')}]`] : []),
  ];
  return `{ ${keys.join(', ')} }`;
}

/** A base URL is that of the tool: a site that moves there has the same addresses. */
function addressKeys(address = exampleAddress): string {
  const { origin, pathname } = new URL(address);
  const baseUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const base = baseUrl === '/' ? '' : `  baseUrl: ${stringLiteral(baseUrl)},\n`;
  const why = '  // where the site will live: links in the sitemap and for social media begin with it\n';
  return `${why}  url: ${stringLiteral(origin)},\n${base}`;
}

function slashKey({ tool, trailingSlash }: MarkdownFolder): string {
  if (trailingSlash === undefined) return '';
  const form = trailingSlash ? 'addresses end in a slash' : 'pages are files';
  return `  // as ${tool} has it: ${form}\n  trailingSlash: ${trailingSlash},\n`;
}

function idsKey({ headingIds }: MarkdownFolder): string {
  const why = '  // headings have the ids that links lead to\n';
  return headingIds === undefined ? '' : `${why}  markdown: { headingIds: ${stringLiteral(headingIds)} },\n`;
}

/** `static` is the default. */
function publicKey(path: string | undefined): string {
  return path === undefined || path === 'static' ? '' : `  staticDirectories: [${stringLiteral(path)}],\n`;
}

function aliasKey(aliases: Readonly<Record<string, string>>): string {
  const entries = Object.entries(aliases).map(([name, path]) => `${stringLiteral(name)}: ${stringLiteral(path)}`);
  return entries.length === 0 ? '' : `  aliases: { ${entries.join(', ')} },\n`;
}

function navbarOf(links: readonly NavbarLink[]): string {
  const search = `{ type: 'search', position: 'right' }`;
  if (links.length === 0) return `{ items: [${search}] }`;
  return `{
    items: [
${printLinks(links, '      ')}      ${search},
    ],
  }`;
}

function printLinks(links: readonly NavbarLink[], indent: string): string {
  return links.map((link) => printLink(link, indent)).join('');
}

function printLink(link: NavbarLink, indent: string): string {
  const label = stringLiteral(link.label);
  if ('address' in link)
    return `${indent}{ label: ${label}, ${hasScheme(link.address) ? 'href' : 'to'}: ${stringLiteral(link.address)} },\n`;
  return `${indent}{
${indent}  type: 'dropdown',
${indent}  label: ${label},
${indent}  items: [
${printLinks(link.items, `${indent}    `)}${indent}  ],
${indent}},
`;
}
