import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, finding, keyPath, placeOfKey, type Site } from '@docsite/core';

/**
 * Reports import aliases in the site's configuration that stand for a file or folder which does not exist. A file may
 * be named without its extension.
 */
export function missingAliases(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  const endings = ['', ...config.resolveExtensions];
  return Object.entries(config.aliases).flatMap(([name, path]) => {
    const key = ['aliases', name];
    // others were added by an adapter or a preset
    const isWritten = Object.hasOwn(configPlaces.places, keyPath(key));
    if (!isWritten || endings.some((ending) => existsSync(resolve(siteDir, path + ending)))) return [];
    const message = `the alias '${name}' stands for '${path}', which does not exist`;
    return [finding('missing-alias-target', placeOfKey(configPlaces, key), message, 'paths begin at the site folder')];
  });
}
