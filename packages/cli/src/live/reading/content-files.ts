import { join, posix } from 'node:path';
import { codeEnding, type LoadedConfig, pathFrom, type ScannedSite } from '@docsite/core';
import { readFolder } from '@docsite/core/process';
import type { CodeReads } from './code-reads.js';

/** Files that decide how modules are read. */
const settingsFile = /^(?:package|[jt]sconfig)\.json$/;

/**
 * The files in the folders of content, translations and static files, relative to the site folder, except for code: an
 * edit of one of them changes no module that is not made from it, unlike a new file, which an import may find.
 */
export function listContentFiles(
  siteDir: string,
  { config }: LoadedConfig,
  scans: readonly { readonly scanned: Pick<ScannedSite, 'roots'> }[],
): ReadonlySet<string> {
  const roots = scans
    .flatMap(({ scanned }) => scanned.roots)
    .flatMap(({ path, localizedPath = path }) => [path, localizedPath]);
  const folders = new Set(
    [...roots, ...config.staticDirectories, config.i18n.path].map((path) => posix.normalize(path)),
  );
  const files = new Set<string>();
  // the site folder itself contains more than content
  for (const folder of folders) if (folder !== '.') addFiles(siteDir, folder, files);
  return files;
}

/**
 * The files of code that content is read with, such as sidebars, relative to the site folder, without those that the
 * configuration consists of: how modules are bundled depends on the functions in these.
 */
export function contentCode(siteDir: string, ofContent: CodeReads, ofConfig: CodeReads): string[] {
  return [...ofContent.files].filter((file) => !ofConfig.files.has(file)).map((file) => pathFrom(siteDir, file));
}

function addFiles(siteDir: string, folder: string, files: Set<string>): void {
  for (const entry of readFolder(join(siteDir, folder))) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') addFiles(siteDir, path, files);
    if (entry.isFile() && !codeEnding.test(path) && !settingsFile.test(entry.name)) files.add(path);
  }
}
