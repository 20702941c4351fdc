import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compareText, once, type Site } from '@docsite/core';
import { isFile } from '@docsite/core/process';

/** Finds the file that an address such as `/img/a.png` would point to if its folder were one of static files. */
export type FindUnpublished = (address: string) => string | undefined;

/**
 * Creates a finder that searches the folders of a site, and those in its content, where VitePress has such folders. It
 * reads them only when called, for a missing file. Content folders, and those that contain a built site, are excluded.
 */
export function unpublishedFinder(
  siteDir: string,
  { config, sourceRoots }: Pick<Site, 'config' | 'sourceRoots'>,
): FindUnpublished {
  const roots = sourceRoots.map(({ path }) => path);
  const known = new Set([...config.staticDirectories, ...roots]);
  const folders = once(() =>
    ['.', ...roots].flatMap((path) => foldersIn(siteDir, path)).filter((path) => !known.has(path)),
  );
  return (address) => {
    if (!/^\/[^/]/.test(address)) return undefined;
    const folder = folders().find((name) => isFile(join(siteDir, name, address)));
    return folder === undefined ? undefined : folder + address;
  };
}

/** The folders in a folder of the site; none if it does not exist. */
function foldersIn(siteDir: string, path: string): string[] {
  if (!existsSync(join(siteDir, path))) return [];
  return readdirSync(join(siteDir, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => posix.join(path, name))
    .filter((folder) => !existsSync(join(siteDir, folder, 'index.html')))
    .sort(compareText);
}
