import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig } from '@docsite/core';
import { documentLinks } from './document-links.js';
import { settingsIn, unread } from './left-settings.js';
import { joinNotes, noteOnLanguages } from './notes.js';
import { linksOfIcons, navbarOfNav } from './theme-links.js';
import { themeOfVitePress } from './theme-settings.js';
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
const leftSettings = ['head', 'rewrites', 'srcExclude', 'outline', 'algolia'];

/** Settings that are taken over where they are written out. */
const takenSettings = [
  ...['locales', 'description', 'logo', 'footer', 'editLink', 'lastUpdated', 'nav', 'sidebar', 'socialLinks'],
];

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const root = ['docs', '.'].find((folder) => folderIn(siteDir, `${folder}/.vitepress`) !== undefined);
  if (root === undefined) return undefined;
  const names = ['config', 'config/index'].flatMap((name) => configNames(`${root}/.vitepress/${name}`, scriptFormats));
  const file = firstFile(siteDir, names);
  const config = readText(file);
  const path = folderIn(siteDir, posix.join(root, readValue('srcDir', config) ?? '.'));
  if (path === undefined) return undefined;
  const written = propertiesOf(file && readStaticConfig(file));
  const { title, themeConfig, locales } = written;
  const { root: main, ...others } = propertiesOf(locales) as Record<string, unknown>;
  const themes = Object.entries({ docs: main, ...others }).map(
    ([name, one]) => [name, propertiesOf(one).themeConfig] as const,
  );
  const documents = documentLinks(join(siteDir, path));
  const merged = { ...propertiesOf(themeConfig), ...propertiesOf(themes[0]?.[1]) };
  const { nav, socialLinks } = merged;
  const { sidebar } = propertiesOf(themeConfig);
  const theme = themeOfVitePress({ ...written, ...propertiesOf(main) }, merged, path);
  const { tagline: description, logo, footer, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { locales, description, logo, footer, editLink, lastUpdated, nav, sidebar, socialLinks };
  const languages = Object.keys(others).filter((name) => folderIn(siteDir, posix.join(path, name)) !== undefined);
  return {
    tool: 'VitePress',
    path,
    title: [title, propertiesOf(main).title].find(isText) ?? readValue('title', config),
    address: readAddressAndBase('hostname', config),
    sidebar: sidebarsOfVitePress([['docs', themeConfig], ...themes], documents),
    navbar: [...navbarOfNav(nav), ...linksOfIcons(socialLinks)],
    theme,
    trailingSlash: false,
    headingIds: 'vitepress',
    publicPath: folderIn(siteDir, posix.join(path, 'public')),
    left: settingsIn(config, [...leftSettings, ...unread(taken, takenSettings)], 'script'),
    note: joinNotes([noteOnComputed(nav, sidebar, themes), noteOnLanguages(languages, path)]),
  };
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
