import { join, posix } from 'node:path';
import { readStaticConfig, slugPath } from '@docsite/core';
import { documentLinks } from '../document-links.js';
import { withoutHome } from '../home-document.js';
import { languagesIn } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { joinNotes, noteOnComputed, noteOnUntranslated } from '../notes.js';
import {
  configNames,
  firstFile,
  folderIn,
  readAddressAndBase,
  readText,
  readValue,
  scriptFormats,
} from '../tool-config.js';
import type { FindToolSite, ThemeSettings } from '../tool-site.js';
import { addressOfImage, imagesOfLogo } from './logo-images.js';
import { navigationOf } from './navigation.js';
import { optionsIn, type StarlightOptions, writtenLanguages } from './options.js';
import { themeOfStarlight } from './theme-settings.js';
import { topicsIn } from './topics.js';

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('astro.config', scriptFormats));
  const folder = folderIn(siteDir, 'src/content/docs');
  if (file === undefined || folder === undefined) return undefined;
  const config = readText(file);
  const options = optionsIn(readStaticConfig(file));
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
  const theme = themeOfStarlight(options, (image) => addressOfImage(image, siteDir, [publicPath, imagesPath]));
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

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['favicon', 'head', 'customCss', 'components', 'tableOfContents', 'redirects'];

/** The settings that are not taken over: some never, and others where code computes them. */
function leftIn(config: string, { locales, sidebar, social }: StarlightOptions, theme: ThemeSettings): string[] {
  const { tagline: description, logo, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { locales, description, logo, editLink, lastUpdated, sidebar, social };
  return settingsIn(config, [...leftSettings, ...unread(taken)], 'script');
}
