import { join } from 'node:path';
import { readNumberPrefix, withoutDocumentEnding } from '@docsite/core';
import { findMarkdown, markdownBelow } from '../build/input/find-markdown.js';
import type { ToolSite } from './tools/tool-site.js';
import { tools } from './tools/tools.js';
import { aliasesOfTsconfig } from './tsconfig-paths.js';

/** A folder of Markdown, with its settings if it is the folder of another tool's site. */
export interface MarkdownFolder extends Partial<Omit<ToolSite, 'path'>> {
  /** Relative to the site folder, with forward slashes. */
  readonly path: string;
  /** Import aliases of its code, if there are any. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The modules of components that documents use without an import. */
  readonly components?: Readonly<Record<string, string>>;
  /** The function that reads notations of its tool, and the module of the site that exports it. */
  readonly preprocessor?: { readonly name: string; readonly module: string } | undefined;
  /** The folder of its pages; absent for none. */
  readonly pagesPath?: string | undefined;
}

/** Finds the documents of another tool's site, or else a folder that contains Markdown. */
export function findMarkdownFolder(siteDir: string): MarkdownFolder | undefined {
  for (const find of tools) {
    const found = find(siteDir);
    if (found === undefined) continue;
    const paths = [...markdownBelow(join(siteDir, found.path))];
    const { hasNumbers = paths.some(beginsWithNumber), slugs = paths.some(isNamedLikeFolder) ? 'files' : undefined } =
      found;
    return { ...found, hasNumbers, slugs, aliases: aliasesOfTsconfig(siteDir) };
  }
  const path = findMarkdown(siteDir);
  return path === undefined ? undefined : { path };
}

/** Whether a name in a path begins with a number that docsite would leave out of its address. */
function beginsWithNumber(path: string): boolean {
  const names = withoutDocumentEnding(path).split('/');
  return names.some((name) => readNumberPrefix(name).position !== undefined);
}

/** Whether a document has the name of its folder, whose page it would be in docsite, as in Docusaurus alone. */
function isNamedLikeFolder(path: string): boolean {
  const [name = '', folder] = withoutDocumentEnding(path).toLowerCase().split('/').reverse();
  return name === folder;
}
