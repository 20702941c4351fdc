import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that most code repositories have, and which are not documentation. */
const aboutProject = /^(?:README|CHANGELOG|CONTRIBUTING|LICEN[CS]E|SECURITY|CODE_OF_CONDUCT|AUTHORS)\.mdx?$/i;

/**
 * The folder with the Markdown of an existing site, relative to it: `docs` if it contains all of it, or else `.`;
 * undefined if there is none.
 */
export function findMarkdown(siteDir: string): 'docs' | '.' | undefined {
  const entries = readFolder(siteDir).filter(({ name }) => name !== 'docs' && !aboutProject.test(name));
  if (entries.some((entry) => holdsMarkdown(siteDir, entry))) return '.';
  return readFolder(join(siteDir, 'docs')).some((entry) => holdsMarkdown(join(siteDir, 'docs'), entry))
    ? 'docs'
    : undefined;
}

function holdsMarkdown(folder: string, entry: Dirent): boolean {
  if (/^\.|^node_modules$|^dist$/.test(entry.name)) return false;
  if (!entry.isDirectory()) return /\.mdx?$/.test(entry.name);
  const inside = join(folder, entry.name);
  return readFolder(inside).some((item) => holdsMarkdown(inside, item));
}

function readFolder(folder: string): Dirent[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}
