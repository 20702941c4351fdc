import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig, slugPath } from '@docsite/core';
import { sidebarsFile } from '../../sidebar-file.js';
import { translatedLabels } from '../../translated-labels.js';
import { type DocumentLinks, documentLinks } from '../document-links.js';
import { withoutHome } from '../home-document.js';
import { linksOfIcons } from '../icon-links.js';
import { type Languages, languagesIn, type WrittenLanguage } from '../languages.js';
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
import { addressOfImage, imagesOfLogo, pathOfImage } from './logo-images.js';
import { sidebarOfStarlight } from './sidebar-entries.js';
import { themeOfStarlight } from './theme-settings.js';
import { linksOfTopics, sidebarsOfTopics, topicsIn } from './topics.js';

/** The options of Starlight, without what code computes. */
type Options = Readonly<Record<PropertyKey, unknown>>;

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('astro.config', scriptFormats));
  const folder = folderIn(siteDir, 'src/content/docs');
  if (file === undefined || folder === undefined) return undefined;
  const config = readText(file);
  const options = starlightIn(readStaticConfig(file));
  const written = writtenLanguages(options);
  const languages = languagesIn(siteDir, folder, written);
  const path = posix.join(folder, languages?.original.path ?? '');
  const dir = join(siteDir, path);
  const documents = withoutHome(
    documentLinks(dir, (name) => slugPath(name, 'astro')),
    dir,
    'Starlight',
  );
  const publicPath = folderIn(siteDir, 'public');
  const imagesPath = imagesOfLogo(options.logo, siteDir);
  const theme = themeOfStarlight(options, (image) =>
    addressOfImage(pathOfImage(image, siteDir), [publicPath, imagesPath]),
  );
  return {
    tool: 'Starlight',
    path,
    title: typeof options.title === 'string' ? options.title : readValue('title', config),
    address: readAddressAndBase('site', config),
    languages: languages && { ...languages, isPrefixed: languages.original.path !== '' },
    ...navigationOf(options, documents, languages),
    slugs: 'astro',
    followsSystemColors: true,
    trailingSlash: readValue('trailingSlash', config) !== 'never' && readValue('format', config) !== 'file',
    theme,
    publicPath,
    imagesPath: theme.logo === undefined ? undefined : imagesPath,
    left: leftIn(config, options, theme),
    note: joinNotes([
      noteOnComputed(options.sidebar, topicsIn(options.plugins)),
      noteOnUntranslated(siteDir, { path: folder, names: written.map((language) => language.folder) }, languages),
    ]),
  };
};

/** The options of Starlight among those of Astro's integrations: it is the one with a sidebar or a title. */
function starlightIn(config: unknown): Options {
  const { integrations } = propertiesOf(config);
  const all = Array.isArray(integrations) ? integrations.map(propertiesOf) : [];
  return all.find(({ sidebar, title }) => sidebar !== undefined || title !== undefined) ?? {};
}

/** The languages of Starlight, the default one first. `root` is that of documents in no folder of a language. */
function writtenLanguages({ locales, defaultLocale }: Options): WrittenLanguage[] {
  const all = Object.entries(propertiesOf(locales)).map(([key, one]) => {
    const { lang: tag = key === 'root' ? 'en' : undefined, label } = propertiesOf(one);
    return { folder: key === 'root' ? '' : key, tag, label };
  });
  const first = all.find(({ folder }) => folder === '') ?? all.find(({ folder }) => folder === defaultLocale);
  return first === undefined ? all : [first, ...all.filter((one) => one !== first)];
}

/** The sidebar, or those of topics, and the links at the top. */
function navigationOf(
  { sidebar, social, plugins }: Options,
  documents: DocumentLinks,
  languages: Languages | undefined,
): Pick<ToolSite, 'sidebar' | 'displayedSidebars' | 'labels' | 'navbar'> {
  const topics = topicsIn(plugins);
  const sidebarsIn = (language?: string) =>
    sidebarOfStarlight(sidebar, { documents, language }) ?? sidebarsOfTopics(topics, { documents, language });
  const sidebars = sidebarsIn();
  return {
    sidebar: sidebars && sidebarsFile(sidebars),
    displayedSidebars: sidebars?.docs && { '/': 'docs' },
    labels: languages?.others.flatMap((language) =>
      translatedLabels({ sidebars }, { sidebars: sidebarsIn(language.name) }, language),
    ),
    navbar: [...linksOfTopics(topics), ...linksOfIcons(social)],
  };
}

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['favicon', 'head', 'customCss', 'components', 'tableOfContents', 'redirects'];

/** The settings that are not taken over: some never, and others where code computes them. */
function leftIn(config: string, { locales, sidebar, social }: Options, theme: ThemeSettings): string[] {
  const { tagline: description, logo, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { locales, description, logo, editLink, lastUpdated, sidebar, social };
  return settingsIn(config, [...leftSettings, ...unread(taken)], 'script');
}
