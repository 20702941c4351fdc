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
}

/** Finds the documents of another tool's site, or else a folder that contains Markdown. */
export function findMarkdownFolder(siteDir: string): MarkdownFolder | undefined {
  for (const find of tools) {
    const found = find(siteDir);
    if (found === undefined) continue;
    const { hasNumbers = namesBeginWithNumbers(join(siteDir, found.path)) } = found;
    return { ...found, hasNumbers, aliases: aliasesOfTsconfig(siteDir) };
  }
  const path = findMarkdown(siteDir);
  return path === undefined ? undefined : { path };
}

function namesBeginWithNumbers(folder: string): boolean {
  for (const path of markdownBelow(folder)) {
    const names = withoutDocumentEnding(path).split('/');
    if (names.some((name) => readNumberPrefix(name).position !== undefined)) return true;
  }
  return false;
}
