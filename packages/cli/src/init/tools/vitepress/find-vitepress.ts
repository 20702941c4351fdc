import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig, trimSlashes } from '@docsite/core';
import { sidebarsFile } from '../../sidebar-file.js';
import { documentLinks } from '../document-links.js';
import { withoutHome } from '../home-document.js';
import { linksOfIcons } from '../icon-links.js';
import { type Languages, languagesIn } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { joinNotes, noteOnUntranslated } from '../notes.js';
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
import type { FindToolSite, ThemeSettings, ToolSite } from '../tool-site.js';
import { isText } from '../written-text.js';
import { type OriginalDocuments, originalSidebars, translatedThemes, type VitePressThemes } from './language-themes.js';
import { navbarOfNav } from './nav-links.js';
import { themeOfVitePress } from './theme-settings.js';

type Options = Readonly<Record<PropertyKey, unknown>>;

/** The configuration of a site. */
interface WrittenSite {
  /** Its text. */
  readonly config: string;
  /** What it says, without what code computes. */
  readonly options: Options;
  /** The options of each language, by its key in `locales`. */
  readonly locales: ReadonlyMap<string, Options>;
  /** The folder of all documents, relative to the site folder. */
  readonly folder: string;
}

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const site = readSite(siteDir);
  if (site === undefined) return undefined;
  const { config, options, locales, folder } = site;
  const languages = languagesOf(siteDir, site);
  const path = posix.join(folder, languages?.original.path ?? '');
  const dir = join(siteDir, path);
  const main = locales.get(languages?.original.path || 'root');
  const themeConfig = { ...propertiesOf(options.themeConfig), ...propertiesOf(main?.themeConfig) };
  const theme = themeOfVitePress({ ...options, ...main }, themeConfig, path);
  const themes = themesOf(site);
  return {
    tool: 'VitePress',
    path,
    title: [options.title, main?.title].find(isText) ?? readValue('title', config),
    address: readAddressAndBase('hostname', config),
    languages,
    ...navigationOf(themes, themeConfig, { documents: withoutHome(documentLinks(dir), dir, 'VitePress'), languages }),
    theme,
    ...(Array.isArray(options.srcExclude) && { exclude: options.srcExclude.filter(isText) }),
    trailingSlash: false,
    headingIds: 'vitepress',
    publicPath: folderIn(siteDir, posix.join(folder, 'public')),
    left: leftIn(site, themeConfig, theme),
    note: joinNotes([
      noteOnComputed(themeConfig.nav, sidebarOfAll(site), ...themes.own.values()),
      noteOnUntranslated(siteDir, { path: folder, names: [...locales.keys()] }, languages),
    ]),
  };
};

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

/** The languages of `locales`: the key `root` is that of the documents in no folder of a language. */
function languagesOf(siteDir: string, { options, locales, folder }: WrittenSite): Languages | undefined {
  const keys = [...locales.keys()].sort((one, other) => Number(other === 'root') - Number(one === 'root'));
  const written = keys.map((key) => {
    const { lang: tag = key === 'root' ? (options.lang ?? 'en') : undefined, label } = locales.get(key) ?? {};
    return { folder: key === 'root' ? '' : key, tag, label };
  });
  const languages = languagesIn(siteDir, folder, written);
  return languages && { ...languages, isPrefixed: languages.original.path !== '' };
}

function themesOf({ options, locales }: WrittenSite): VitePressThemes {
  return {
    common: options.themeConfig,
    own: new Map([...locales].map(([key, { themeConfig }]) => [key, themeConfig])),
  };
}

/** @param themeConfig That of the first language. */
function navigationOf(
  themes: VitePressThemes,
  { nav, socialLinks }: Options,
  original: OriginalDocuments,
): Pick<ToolSite, 'sidebar' | 'displayedSidebars' | 'labels' | 'navbar'> {
  const { sidebars, displayed } = originalSidebars(themes, original);
  const navbar = navbarOfNav(nav);
  return {
    sidebar: sidebars && sidebarsFile(sidebars),
    displayedSidebars: displayed,
    labels: translatedThemes(themes, { sidebars, navbar }, original),
    navbar: [...navbar, ...linksOfIcons(socialLinks)],
  };
}

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['head', 'rewrites', 'outline', 'algolia'];

/** The settings that are not taken over: some never, and others where code computes them. */
function leftIn(site: WrittenSite, { nav, socialLinks }: Options, theme: ThemeSettings): string[] {
  const { srcExclude, locales } = site.options;
  const { tagline: description, logo, footer, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const ofSite = { srcExclude, locales, description, logo, footer, editLink, lastUpdated };
  const taken = { ...ofSite, nav, sidebar: sidebarOfAll(site), socialLinks };
  return settingsIn(site.config, [...leftSettings, ...unread(taken)], 'script');
}

/** The sidebars that no language has for itself. */
function sidebarOfAll({ options }: WrittenSite): unknown {
  return propertiesOf(options.themeConfig).sidebar;
}
