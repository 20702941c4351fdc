import { posix } from 'node:path';
import { propertiesOf, readStaticConfig } from '@docsite/core';
import { settingsIn } from '../left-settings.js';
import { configNames, firstFile, folderIn, readAddress, readText, scriptFormats } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { siteOfVitePress } from '../vitepress/theme-site.js';
import { inFormOfVitePress } from './vitepress-form.js';

/** Where the documents of a site may be. */
const folders: readonly string[] = ['docs', 'src', '.'];

/** Settings beside those of VitePress that docsite has in other words, or not at all. */
const leftSettings = ['plugins', 'pagePatterns', 'permalinkPattern', 'markdown'];

/** A site of VuePress 1 or 2, which has the themes' settings of VitePress under other names. */
export const findVuePress: FindToolSite = (siteDir) => {
  const folder = folders.find((one) => folderIn(siteDir, posix.join(one, '.vuepress')) !== undefined);
  if (folder === undefined) return undefined;
  const paths = ['config', 'config/index'].map((name) => posix.join(folder, '.vuepress', name));
  const file = firstFile(
    siteDir,
    [...paths, 'vuepress.config'].flatMap((name) => configNames(name, scriptFormats)),
  );
  const config = readText(file);
  const options = inFormOfVitePress(propertiesOf(file && readStaticConfig(file)));
  const locales = new Map(Object.entries(options.locales));
  const found = siteOfVitePress(siteDir, { config, options, locales, folder }, 'VuePress');
  return {
    ...found,
    address: found.address ?? readAddress('hostname', config),
    publicPath: folderIn(siteDir, posix.join(folder, '.vuepress/public')),
    left: [...(found.left ?? []), ...settingsIn(config, leftSettings, 'script')],
  };
};
