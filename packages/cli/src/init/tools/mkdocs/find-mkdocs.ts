import { propertiesOf, trimSlashes } from '@docsite/core';
import { languagesOfNames, type WrittenLanguage } from '../languages.js';
import { settingsIn } from '../left-settings.js';
import { folderIn, readAddress, readFirst, readValue, readYaml } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { sidebarOfNav } from './nav-sidebar.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['site_description', 'copyright', 'repo_url', 'edit_uri', 'theme', 'plugins', 'markdown_extensions', 'hooks'],
  ...['extra', 'extra_css', 'extra_javascript', 'exclude_docs'],
];

/** A site of MkDocs, which publishes the files beside documents. */
export const findMkDocs: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['mkdocs.yml', 'mkdocs.yaml']);
  const path = config && folderIn(siteDir, trimSlashes(readValue('docs_dir', config) ?? 'docs'));
  if (config === undefined || path === undefined) return undefined;
  return {
    tool: 'MkDocs',
    path,
    title: readValue('site_name', config),
    address: readAddress('site_url', config),
    sidebar: sidebarOfNav(config),
    displayedSidebars: { '/': 'nav' },
    languages: languagesOfNames(siteDir, path, writtenLanguages(config)),
    trailingSlash: readValue('use_directory_urls', config) !== 'false',
    publicPath: path,
    left: settingsIn(config, leftSettings, 'yaml'),
  };
};

/**
 * The languages of mkdocs-static-i18n, the default one first; none without this plugin.
 *
 * @see https://ultrabug.github.io/mkdocs-static-i18n/setup/setting-up-languages/
 */
function writtenLanguages(config: string): WrittenLanguage[] {
  const { plugins } = propertiesOf(readYaml(config));
  const all: unknown[] = Array.isArray(plugins) ? plugins : [plugins];
  const { languages } = propertiesOf(all.map((plugin) => propertiesOf(plugin).i18n).find((one) => one !== undefined));
  const written = (Array.isArray(languages) ? languages : []).map(propertiesOf);
  return written
    .sort((one, other) => Number(other.default === true) - Number(one.default === true))
    .flatMap(({ locale, name }) => (typeof locale === 'string' ? [{ folder: locale, label: name }] : []));
}
