import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, once, type Site } from '@docsite/core';

/** Finds the file that an address such as `/img/a.png` would lead to if its folder were one of static files. */
export type FindUnpublished = (address: string) => string | undefined;

/**
 * Makes a finder among the folders of a site. It looks at them only when called, for a file that is missing. Folders that hold a
 * site, as the output of other builders does, are left out, and those of content.
 */
export function unpublishedFinder(
  siteDir: string,
  { config, sourceRoots }: Pick<Site, 'config' | 'sourceRoots'>,
): FindUnpublished {
  const known = new Set([...config.staticDirectories, ...sourceRoots.map(({ path }) => path)]);
  const folders = once(() => foldersIn(siteDir).filter((name) => !known.has(name)));
  return (address) => {
    if (!/^\/[^/]/.test(address)) return undefined;
    const folder = folders().find((name) => isFile(join(siteDir, name, address)));
    return folder === undefined ? undefined : folder + address;
  };
}

function foldersIn(siteDir: string): string[] {
  return readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !existsSync(join(siteDir, name, 'index.html')))
    .sort(compareText);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
