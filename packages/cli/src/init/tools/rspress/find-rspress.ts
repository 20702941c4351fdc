import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig } from '@docsite/core';
import { sidebarsFile } from '../../sidebar-file.js';
import { type Navigation, translatedLabels } from '../../translated-labels.js';
import { languagesIn, type WrittenLanguage } from '../languages.js';
import { settingsIn } from '../left-settings.js';
import { joinNotes, noteOnUntranslated } from '../notes.js';
import {
  configNames,
  firstFile,
  folderIn,
  readAddressAndBase,
  readText,
  readValue,
  scriptFormats,
} from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { sidebarsOfRspress } from './meta-sidebars.js';
import { navbarOfRspress } from './nav-file.js';

/** A site of Rspress, which has a folder for each language if there are several. */
export const findRspress: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('rspress.config', scriptFormats));
  const config = readText(file);
  if (file === undefined) return undefined;
  const root = folderIn(siteDir, readValue('root', config) ?? 'docs') ?? folderIn(siteDir, 'docs');
  if (root === undefined) return undefined;
  const language = readValue('lang', config);
  const inFolder = language && folderIn(siteDir, posix.join(root, language));
  const written = inFolder ? writtenLanguages(join(siteDir, root), language, readStaticConfig(file)) : [];
  const languages = languagesIn(siteDir, root, written);
  const path = inFolder || root;
  const navigation = navigationIn(join(siteDir, path));
  return {
    tool: 'Rspress',
    path,
    title: readValue('title', config),
    address: readAddressAndBase('siteOrigin', config),
    sidebar: navigation.sidebars && sidebarsFile(navigation.sidebars),
    navbar: navigation.navbar,
    languages,
    labels: languages?.others.flatMap((other) =>
      translatedLabels(navigation, navigationIn(join(siteDir, root, other.path)), other),
    ),
    trailingSlash: false,
    publicPath: folderIn(siteDir, posix.join(root, 'public')),
    left: settingsIn(config, leftSettings, 'script'),
    note: joinNotes([
      noteOnUntranslated(
        siteDir,
        { path: root, names: written.map(({ folder }) => folder) },
        languages ?? { original: { name: language ?? '', path: language ?? '' } },
      ),
      folderIn(siteDir, 'theme') === undefined ? undefined : themeNote,
    ]),
  };
};

function navigationIn(docsDir: string): Navigation {
  return { sidebars: sidebarsOfRspress(docsDir), navbar: navbarOfRspress(docsDir) };
}

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['description', 'logo', 'icon', 'head', 'globalStyles', 'plugins', 'socialLinks', 'footer'],
  ...['editLink', 'lastUpdated'],
];

const themeNote =
  'docsite would take theme/, which is for Rspress, for parts of its own theme: give the folder another name.';

/** The folders of languages, that of the default one first, with the labels of `locales`. */
function writtenLanguages(rootDir: string, language: string, config: unknown): WrittenLanguage[] {
  const { locales, themeConfig } = propertiesOf(config);
  const described = [locales, propertiesOf(themeConfig).locales].find(Array.isArray)?.map(propertiesOf) ?? [];
  const names = readdirSync(rootDir).filter((name) => /^[a-z]{2,3}(?:-\w+)?$/.test(name) && name !== language);
  return [language, ...names].map((folder) => ({
    folder,
    label: described.find(({ lang }) => lang === folder)?.label,
  }));
}
