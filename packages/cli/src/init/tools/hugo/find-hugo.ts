import { join } from 'node:path';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import { type DocumentFolder, type DocumentHead, redirectsOfDocuments } from '../document-redirects.js';
import { settingsIn } from '../left-settings.js';
import { configNames, firstFile, folderIn, readAddress, readFirst, readValue } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { menusOfConfig, menusOfFile, type WrittenMenus } from './config-menus.js';
import { addressOfHugo } from './document-address.js';
import { contentOfLanguages, languagesBeside } from './hugo-languages.js';
import { linksOfMainMenu } from './main-menu.js';

const formats = ['toml', 'yaml', 'yml', 'json'];

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['languages', 'menu', 'menus', 'params', 'taxonomies', 'permalinks', 'markup', 'outputs'];

/** A site of Hugo. */
export const findHugo: FindToolSite = (siteDir) => {
  const read = (...names: string[]) =>
    readFirst(
      siteDir,
      names.flatMap((name) => configNames(name, formats)),
    );
  const config = read('hugo', 'config', 'config/_default/hugo', 'config/_default/config');
  if (config === undefined) return undefined;
  // settings of languages and modules may have files of their own
  const all = [config, read('config/_default/module')].join('\n');
  const written = { config, languages: read('config/_default/languages') };
  const translated = contentOfLanguages(siteDir, written);
  const path = translated?.path ?? folderIn(siteDir, readValue('contentDir', all) ?? contentMount(all) ?? 'content');
  if (path === undefined) return undefined;
  const languages = translated === undefined ? languagesBeside(siteDir, path, written) : translated.languages;
  const own = read('config/_default/menus', 'config/_default/menu');
  // translations have their language in their names, unless they lie in other folders
  const ends = languages?.others.map((language) => new RegExp(`\\.${language.path}\\.mdx?$`)) ?? [];
  const documents = {
    folder: join(siteDir, path),
    isDocument: (name: string) => !ends.some((end) => end.test(name)),
  };
  const keepsCase = readValue('disablePathToLower', config) === 'true' && hasCapitals(documents);
  const addressOf = (document: DocumentHead) => addressOfHugo(document);
  const menus = own === undefined ? menusOfConfig(config) : menusOfFile(own);
  return {
    tool: 'Hugo',
    path,
    title: readValue('title', config),
    address: readAddress('baseURL', config),
    navbar: linksOfMainMenu(menus.main ?? [], documents, addressOf),
    redirects: redirectsOfDocuments(documents, 'aliases', addressOf),
    slugs: 'hugo',
    languages,
    trailingSlash: readValue('uglyURLs', config) !== 'true',
    publicPath: folderIn(siteDir, 'static'),
    left: leftIn(siteDir, config, menus).filter((name) => name !== 'languages' || !languages),
    note: keepsCase ? caseNote : undefined,
  };
};

const caseNote = 'Addresses are in lower case, in spite of disablePathToLower.';

/** Whether the address of a document would have capital letters if Hugo kept them. */
function hasCapitals({ folder, isDocument }: Required<DocumentFolder>): boolean {
  return [...markdownBelow(folder)].some((path) => isDocument(path) && path !== path.toLowerCase());
}

/** The settings that are left out, in the configuration or in files of their own. */
function leftIn(siteDir: string, config: string, menus: WrittenMenus): string[] {
  const written = [...settingsIn(config, leftSettings, 'toml'), ...settingsIn(config, leftSettings, 'yaml')];
  // the main menu is taken over
  const names =
    Object.keys(menus).join() === 'main' ? leftSettings.filter((name) => !/^menus?$/.test(name)) : leftSettings;
  return names.filter(
    (name) =>
      written.includes(name) || firstFile(siteDir, configNames(`config/_default/${name}`, formats)) !== undefined,
  );
}

/** The first folder that is mounted as content, in TOML or YAML. */
function contentMount(config: string): string | undefined {
  const value = (name: string) => `${name}[ \\t]*[:=][ \\t]*["']?([\\w./-]+)["']?[ \\t]*`;
  const pairs = [...config.matchAll(new RegExp(`${value('source')}\\n[ \\t]*${value('target')}$`, 'gm'))];
  return pairs.find(([, , target]) => target === 'content')?.[1];
}
