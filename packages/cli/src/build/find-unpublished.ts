import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compareText, once, type Site } from '@docsite/core';

/** Finds the file that an address such as `/img/a.png` would lead to if its folder were one of static files. */
export type FindUnpublished = (address: string) => string | undefined;

/**
 * Makes a finder among the folders of a site, and those in its content, where VitePress has them. It looks at them only
 * when called, for a file that is missing. Folders that hold a site, as the output of other builders does, are left
 * out, and those of content.
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

/** The folders in a folder of the site; none where that is not there. */
function foldersIn(siteDir: string, path: string): string[] {
  if (!existsSync(join(siteDir, path))) return [];
  return readdirSync(join(siteDir, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => posix.join(path, name))
    .filter((folder) => !existsSync(join(siteDir, folder, 'index.html')))
    .sort(compareText);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
