import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { settingsIn } from './left-settings.js';
import { joinNotes } from './notes.js';
import { navbarOfRspress } from './rspress-nav.js';
import { sidebarsOfRspress } from './rspress-sidebars.js';
import { configNames, folderIn, readAddressAndBase, readFirst, readValue, scriptFormats } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A site of Rspress, which has a folder for each language if there are several. */
export const findRspress: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, configNames('rspress.config', scriptFormats));
  if (config === undefined) return undefined;
  const root = folderIn(siteDir, readValue('root', config) ?? 'docs') ?? folderIn(siteDir, 'docs');
  if (root === undefined) return undefined;
  const language = readValue('lang', config);
  const path = (language && folderIn(siteDir, posix.join(root, language))) ?? root;
  const docsDir = join(siteDir, path);
  return {
    tool: 'Rspress',
    path,
    title: readValue('title', config),
    address: readAddressAndBase('siteOrigin', config),
    sidebar: sidebarsOfRspress(docsDir),
    navbar: navbarOfRspress(docsDir),
    trailingSlash: false,
    publicPath: folderIn(siteDir, posix.join(root, 'public')),
    left: settingsIn(config, leftSettings, 'script'),
    note: joinNotes([
      path === root ? undefined : noteOn(otherLanguages(join(siteDir, root), language), root),
      folderIn(siteDir, 'theme') === undefined ? undefined : themeNote,
    ]),
  };
};

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['locales', 'description', 'logo', 'icon', 'head', 'globalStyles', 'plugins', 'socialLinks', 'footer'],
  ...['editLink', 'lastUpdated'],
];

const themeNote =
  'docsite would take theme/, which is for Rspress, for parts of its own theme: give the folder another name.';

function otherLanguages(rootDir: string, language: string | undefined): string[] {
  const names = readdirSync(rootDir).filter((name) => /^[a-z]{2,3}(?:-\w+)?$/.test(name));
  return names.filter((name) => name !== language);
}

function noteOn([language]: readonly string[], root: string): string | undefined {
  if (language === undefined) return undefined;
  const move = `move the documents of ${root}/${language} to i18n/${language}/docs/current`;
  return `Other languages are left out: list them in i18n, and ${move}.`;
}
