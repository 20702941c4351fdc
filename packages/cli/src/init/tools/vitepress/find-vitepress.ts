import { posix } from 'node:path';
import { propertiesOf, readStaticConfig, trimSlashes } from '@docsite/core';
import { settingsIn } from '../left-settings.js';
import { configNames, firstFile, folderIn, readText, readValue, scriptFormats } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { isText } from '../written-text.js';
import { siteOfVitePress, type WrittenSite } from './theme-site.js';

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const site = readSite(siteDir);
  if (site === undefined) return undefined;
  const { srcExclude, ignoreDeadLinks } = site.options;
  const found = siteOfVitePress(siteDir, site, 'VitePress');
  return {
    ...found,
    ...(Array.isArray(srcExclude) && { exclude: srcExclude.filter(isText) }),
    ignoresDeadLinks: ignoreDeadLinks === true,
    left: [...(found.left ?? []), ...settingsIn(site.config, leftSettings, 'script')],
  };
};

/** Settings of VitePress beside those of its theme that docsite has in other words, or not at all. */
const leftSettings = ['rewrites'];

function readSite(siteDir: string): WrittenSite | undefined {
  const root = ['docs', '.'].find((folder) => folderIn(siteDir, `${folder}/.vitepress`) !== undefined);
  if (root === undefined) return undefined;
  const names = ['config', 'config/index'].flatMap((name) => configNames(`${root}/.vitepress/${name}`, scriptFormats));
  const file = firstFile(siteDir, names);
  const config = readText(file);
  const folder = folderIn(siteDir, posix.join(root, readValue('srcDir', config) ?? '.'));
  if (folder === undefined) return undefined;
  const options = propertiesOf(file && readStaticConfig(file));
  const locales = Object.entries(propertiesOf(options.locales));
  return {
    config,
    options,
    locales: new Map(locales.map(([key, one]) => [trimSlashes(key), propertiesOf(one)])),
    folder,
  };
}
