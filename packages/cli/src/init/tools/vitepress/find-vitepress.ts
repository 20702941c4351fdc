import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig, trimSlashes } from '@docsite/core';
import { sidebarsFile } from '../../sidebar-file.js';
import { documentLinks } from '../document-links.js';
import { type Languages, languagesIn } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { joinNotes, noteOnOthers } from '../notes.js';
import { linksOfIcons, navbarOfNav } from '../theme-links.js';
import { themeOfVitePress } from '../theme-settings.js';
import {
  configNames,
  firstFile,
  folderIn,
  noteOnComputed,
  readAddressAndBase,
  readText,
  readValue,
  scriptFormats,
} from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { originalSidebars, translatedThemes } from './language-themes.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['head', 'rewrites', 'outline', 'algolia'];

/** Settings that are taken over where they are written out. */
const takenSettings = [
  ...['srcExclude', 'locales', 'description', 'logo', 'footer', 'editLink', 'lastUpdated'],
  ...['nav', 'sidebar', 'socialLinks'],
];

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const root = ['docs', '.'].find((folder) => folderIn(siteDir, `${folder}/.vitepress`) !== undefined);
  if (root === undefined) return undefined;
  const names = ['config', 'config/index'].flatMap((name) => configNames(`${root}/.vitepress/${name}`, scriptFormats));
  const file = firstFile(siteDir, names);
  const config = readText(file);
  const folder = folderIn(siteDir, posix.join(root, readValue('srcDir', config) ?? '.'));
  if (folder === undefined) return undefined;
  const written = propertiesOf(file && readStaticConfig(file));
  const { title, themeConfig, locales, srcExclude } = written;
  const own = new Map(
    Object.entries(propertiesOf(locales)).map(([name, one]) => [trimSlashes(name), propertiesOf(one)]),
  );
  const languages = languagesOf(siteDir, folder, own, written);
  const path = posix.join(folder, languages?.original.path ?? '');
  const main = own.get(languages?.original.path || 'root');
  const merged = { ...propertiesOf(themeConfig), ...propertiesOf(main?.themeConfig) };
  const { nav, socialLinks } = merged;
  const { sidebar } = propertiesOf(themeConfig);
  const theme = themeOfVitePress({ ...written, ...main }, merged, path);
  const { tagline: description, logo, footer, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { srcExclude, locales, description, logo, footer, editLink, lastUpdated, nav, sidebar, socialLinks };
  const themes = { common: themeConfig, own: new Map([...own].map(([name, one]) => [name, one.themeConfig])) };
  const documents = documentLinks(join(siteDir, path));
  const sidebars = originalSidebars(themes, documents, languages);
  const navbar = navbarOfNav(nav);
  return {
    tool: 'VitePress',
    path,
    title: [title, main?.title].find(isText) ?? readValue('title', config),
    address: readAddressAndBase('hostname', config),
    sidebar: sidebars && sidebarsFile(sidebars),
    languages,
    labels: translatedThemes(themes, { sidebars, navbar }, { documents, languages }),
    navbar: [...navbar, ...linksOfIcons(socialLinks)],
    theme,
    ...(Array.isArray(srcExclude) && { exclude: srcExclude.filter(isText) }),
    trailingSlash: false,
    headingIds: 'vitepress',
    publicPath: folderIn(siteDir, posix.join(folder, 'public')),
    left: settingsIn(config, [...leftSettings, ...unread(taken, takenSettings)], 'script'),
    note: joinNotes([
      noteOnComputed(nav, sidebar, ...themes.own.values()),
      noteOnOthers(siteDir, folder, [...own.keys()], languages),
    ]),
  };
};

/** The languages of `locales`: the key `root` is that of the documents in no folder of a language. */
function languagesOf(
  siteDir: string,
  folder: string,
  own: ReadonlyMap<string, Readonly<Record<PropertyKey, unknown>>>,
  { lang }: Readonly<Record<PropertyKey, unknown>>,
): Languages | undefined {
  const keys = [...own.keys()].sort((one, other) => Number(other === 'root') - Number(one === 'root'));
  const written = keys.map((key) => {
    const { lang: tag = key === 'root' ? (lang ?? 'en') : undefined, label } = own.get(key) ?? {};
    return { folder: key === 'root' ? '' : key, tag, label };
  });
  const languages = languagesIn(siteDir, folder, written);
  return languages && { ...languages, isPrefixed: languages.original.path !== '' };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
