import { join, posix } from 'node:path';
import { propertiesOf } from '@docsite/core';
import { sidebarsFile } from '../../sidebar-file.js';
import { documentLinks } from '../document-links.js';
import { withoutHome } from '../home-document.js';
import { linksOfIcons } from '../icon-links.js';
import { type Languages, languagesIn } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { joinNotes, noteOnComputed, noteOnUntranslated } from '../notes.js';
import { folderIn, readAddressAndBase, readValue } from '../tool-config.js';
import type { ThemeSettings, ToolName, ToolSite } from '../tool-site.js';
import { isText } from '../written-text.js';
import { type OriginalDocuments, originalSidebars, translatedThemes, type VitePressThemes } from './language-themes.js';
import { navbarOfNav } from './nav-links.js';
import { themeOfVitePress } from './theme-settings.js';

type Options = Readonly<Record<PropertyKey, unknown>>;

/** The configuration of a site. */
export interface WrittenSite {
  /** Its text. */
  readonly config: string;
  /** What it says, without what code computes. */
  readonly options: Options;
  /** The options of each language, by its key in `locales`. */
  readonly locales: ReadonlyMap<string, Options>;
  /** The folder of all documents, relative to the site folder. */
  readonly folder: string;
}

/** A site whose options are those of VitePress and its theme. */
export function siteOfVitePress(siteDir: string, site: WrittenSite, tool: ToolName): ToolSite {
  const { config, options, locales, folder } = site;
  const languages = languagesOf(siteDir, site);
  const path = posix.join(folder, languages?.original.path ?? '');
  const dir = join(siteDir, path);
  const main = locales.get(languages?.original.path || 'root');
  const themeConfig = { ...propertiesOf(options.themeConfig), ...propertiesOf(main?.themeConfig) };
  const theme = themeOfVitePress({ ...options, ...main }, themeConfig, path);
  const themes = themesOf(site);
  const documents = withoutHome(documentLinks(dir), dir, tool);
  const navigation = navigationOf(themes, themeConfig, { documents, languages });
  return {
    tool,
    path,
    title: [options.title, main?.title].find(isText) ?? readValue('title', config),
    address: readAddressAndBase('hostname', config),
    languages,
    ...navigation,
    theme,
    followsSystemColors: [undefined, true].includes(options.appearance as boolean | undefined),
    trailingSlash: false,
    headingIds: 'vitepress',
    hasEmoji: true,
    publicPath: folderIn(siteDir, posix.join(folder, 'public')),
    left: leftIn(site, themeConfig, { theme, sidebar: navigation.sidebar ?? sidebarOfAll(site) }),
    note: joinNotes([
      noteOnComputed(themeConfig.nav, sidebarOfAll(site), ...themes.own.values()),
      noteOnUntranslated(siteDir, { path: folder, names: [...locales.keys()] }, languages),
    ]),
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
const leftSettings = ['head', 'outline', 'algolia'];

/** The settings that are not taken over: some never, and others where code computes them. */
function leftIn(
  site: WrittenSite,
  { nav, socialLinks }: Options,
  { theme, sidebar }: { readonly theme: ThemeSettings; readonly sidebar: unknown },
): string[] {
  const { srcExclude, locales } = site.options;
  const { tagline: description, logo, footer, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const ofSite = { srcExclude, locales, description, logo, footer, editLink, lastUpdated };
  const taken = { ...ofSite, nav, sidebar, socialLinks };
  return settingsIn(site.config, [...leftSettings, ...unread(taken)], 'script');
}

/** The sidebars that no language has for itself. */
function sidebarOfAll({ options }: WrittenSite): unknown {
  return propertiesOf(options.themeConfig).sidebar;
}
