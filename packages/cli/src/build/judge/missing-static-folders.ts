import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding, keyPath, placeOfKey, type Site } from '@docsite/core';

/** Reports static folders that are configured explicitly but missing; default ones may be missing. */
export function missingStaticFolders(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  return config.staticDirectories.flatMap((folder, index) => {
    const key = ['staticDirectories', index];
    const isNamed = folder !== 'static' || Object.hasOwn(configPlaces.places, keyPath(key));
    if (!isNamed || existsSync(join(siteDir, folder))) return [];
    const message = `the folder '${folder}' of static files does not exist`;
    const hint = "create it, or remove it from 'staticDirectories'";
    return [finding('missing-static-folder', placeOfKey(configPlaces, key), message, hint)];
  });
}
