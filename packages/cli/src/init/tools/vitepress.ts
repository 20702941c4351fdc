import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig } from '@docsite/core';
import { documentLinks } from './document-links.js';
import { settingsIn, unread } from './left-settings.js';
import { linksOfIcons, navbarOfNav } from './theme-links.js';
import {
  configNames,
  firstFile,
  folderIn,
  noteOnComputed,
  readAddressAndBase,
  readText,
  readValue,
  scriptFormats,
} from './tool-config.js';
import type { FindToolSite } from './tool-site.js';
import { sidebarsOfVitePress } from './vitepress-sidebars.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['locales', 'description', 'head', 'rewrites', 'srcExclude', 'logo', 'footer', 'editLink', 'lastUpdated'],
  ...['outline', 'algolia'],
];

/** Settings of the theme that are taken over where they are written out. */
const themeSettings = ['nav', 'sidebar', 'socialLinks'];

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const root = ['docs', '.'].find((folder) => folderIn(siteDir, `${folder}/.vitepress`) !== undefined);
  if (root === undefined) return undefined;
  const names = ['config', 'config/index'].flatMap((name) => configNames(`${root}/.vitepress/${name}`, scriptFormats));
  const file = firstFile(siteDir, names);
  const config = readText(file);
  const path = folderIn(siteDir, posix.join(root, readValue('srcDir', config) ?? '.'));
  if (path === undefined) return undefined;
  const { title, themeConfig, locales } = propertiesOf(file && readStaticConfig(file));
  const { root: main, ...others } = propertiesOf(locales) as Record<string, unknown>;
  const themes = Object.entries({ docs: main, ...others }).map(
    ([name, one]) => [name, propertiesOf(one).themeConfig] as const,
  );
  const documents = documentLinks(join(siteDir, path));
  const { nav = propertiesOf(themes[0]?.[1]).nav, sidebar, socialLinks } = propertiesOf(themeConfig);
  return {
    tool: 'VitePress',
    path,
    title: [title, propertiesOf(main).title].find(isText) ?? readValue('title', config),
    address: readAddressAndBase('hostname', config),
    sidebar: sidebarsOfVitePress([['docs', themeConfig], ...themes], documents),
    navbar: [...navbarOfNav(nav), ...linksOfIcons(socialLinks)],
    trailingSlash: false,
    headingIds: 'vitepress',
    publicPath: folderIn(siteDir, posix.join(path, 'public')),
    left: settingsIn(config, [...leftSettings, ...unread({ nav, sidebar, socialLinks }, themeSettings)], 'script'),
    note: noteOnComputed(nav, sidebar, themes),
  };
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
