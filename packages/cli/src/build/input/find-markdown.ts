import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDocumentPath } from '@docsite/core';
import { isFolder } from '@docsite/core/process';

/** Files that most code repositories have, and which are not documentation. */
const aboutProject = /^(?:README|CHANGELOG|CONTRIBUTING|LICEN[CS]E|SECURITY|CODE_OF_CONDUCT|AUTHORS)\.mdx?$/i;

/**
 * The folder with the Markdown of an existing site, relative to it: `docs` if it contains all of it, or else `.`;
 * undefined if there is none.
 */
export function findMarkdown(siteDir: string): 'docs' | '.' | undefined {
  const isElsewhere = ({ name }: Dirent): boolean => name !== 'docs' && !aboutProject.test(name);
  if (isFound(markdownBelow(siteDir, isElsewhere))) return '.';
  return isFound(markdownBelow(join(siteDir, 'docs'))) ? 'docs' : undefined;
}

/** The Markdown files below a folder, relative to it, with forward slashes, except for those of packages and builds. */
export function markdownBelow(folder: string, isWanted?: (entry: Dirent) => boolean): Generator<string> {
  return filesBelow(folder, isDocumentPath, isWanted);
}

/**
 * The files below a folder whose names are wanted, as `markdownBelow` finds them.
 *
 * @param isWanted Which entries of the folder itself are looked at.
 */
export function* filesBelow(
  folder: string,
  isNamed: (name: string) => boolean,
  isWanted = (_entry: Dirent): boolean => true,
): Generator<string> {
  for (const entry of readFolder(folder)) {
    const { name } = entry;
    if (/^\.|^node_modules$|^dist$/.test(name) || !isWanted(entry)) continue;
    if (entry.isDirectory()) for (const path of filesBelow(join(folder, name), isNamed)) yield `${name}/${path}`;
    else if (isNamed(name)) yield name;
  }
}

function isFound(files: Generator<string>): boolean {
  return files.next().done !== true;
}

function readFolder(folder: string): Dirent[] {
  return isFolder(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}
