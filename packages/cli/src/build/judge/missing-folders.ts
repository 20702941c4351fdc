import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, finding, keyPath, placeOfKey, type Site } from '@docsite/core';

/** A folder that the configuration may name, and what its absence means. */
interface ConfiguredFolder {
  readonly folder: string;
  /** The key with its name. */
  readonly key: readonly PropertyKey[];
  readonly rule: string;
  /** What it contains. */
  readonly contents: string;
  /** Whether it may be missing unless the configuration names it. */
  readonly isDefault: boolean;
}

/** Reports folders of static files and of the theme that are configured explicitly but missing. */
export function missingFolders(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  const { staticDirectories, themeDir, themes } = config;
  const ofTheme = { rule: 'missing-theme-folder', contents: 'the theme' };
  const folders: ConfiguredFolder[] = [
    ...staticDirectories.map((folder, index) => ({
      folder,
      key: ['staticDirectories', index],
      rule: 'missing-static-folder',
      contents: 'static files',
      isDefault: folder === 'static',
    })),
    { folder: themeDir, key: ['themeDir'], ...ofTheme, isDefault: true },
    ...themes.map((folder, index) => ({ folder, key: ['themes', index], ...ofTheme, isDefault: false })),
  ];
  return folders.flatMap(({ folder, key, rule, contents, isDefault }) => {
    const isNamed = !isDefault || Object.hasOwn(configPlaces.places, keyPath(key));
    if (!isNamed || existsSync(resolve(siteDir, folder))) return [];
    const message = `the folder '${folder}' of ${contents} does not exist`;
    return [finding(rule, placeOfKey(configPlaces, key), message, `create it, or remove it from '${String(key[0])}'`)];
  });
}
