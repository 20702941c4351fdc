import { join } from 'node:path';
import { propertiesOf, trimSlashes } from '@docsite/core';
import { documentLinks } from '../document-links.js';
import { languagesOfNames, type WrittenLanguage } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { folderIn, readAddress, readFirst, readValue, readYaml } from '../tool-config.js';
import type { FindToolSite, ThemeSettings, ToolSite } from '../tool-site.js';
import { sidebarOfNav } from './nav-sidebar.js';
import { linksOfMkDocs, optionsOf, redirectsOfMkDocs, themeOfMkDocs } from './site-settings.js';

type Options = Readonly<Record<PropertyKey, unknown>>;

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['theme', 'plugins', 'markdown_extensions', 'hooks', 'extra', 'extra_css', 'extra_javascript', 'exclude_docs'],
];

/** A site of MkDocs, which publishes the files beside documents. */
export const findMkDocs: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['mkdocs.yml', 'mkdocs.yaml']);
  const path = config && folderIn(siteDir, trimSlashes(readValue('docs_dir', config) ?? 'docs'));
  if (config === undefined || path === undefined) return undefined;
  const options = propertiesOf(readYaml(config));
  const theme = themeOfMkDocs(options, path);
  return {
    tool: 'MkDocs',
    path,
    title: readValue('site_name', config),
    address: readAddress('site_url', config),
    sidebar: sidebarOfNav(config),
    displayedSidebars: { '/': 'nav' },
    languages: languagesOfNames(siteDir, path, writtenLanguages(options)),
    theme,
    navbar: linksOfMkDocs(options),
    redirects: redirectsOfMkDocs(options, documentLinks(join(siteDir, path))),
    ...headingsOf(options),
    followsSystemColors: /\bprefers-color-scheme\b|^[ \t]*color_mode: *auto\b/m.test(config),
    trailingSlash: readValue('use_directory_urls', config) !== 'false',
    publicPath: path,
    left: leftIn(config, options, theme),
  };
};

/** How headings get their ids, unless a function makes them, and whether names between colons are emoji. */
function headingsOf({ markdown_extensions: extensions }: Options): Pick<ToolSite, 'headingIds' | 'hasEmoji'> {
  const { slugify } = optionsOf(extensions, 'toc') ?? {};
  return {
    headingIds: slugify === undefined ? 'mkdocs' : undefined,
    hasEmoji: optionsOf(extensions, 'pymdownx.emoji') !== undefined,
  };
}

function leftIn(config: string, { repo_url, edit_uri }: Options, theme: ThemeSettings): string[] {
  const { tagline: site_description, footer: copyright, editUrl } = theme;
  const taken = { site_description, copyright, repo_url, edit_uri: edit_uri === '' ? '' : editUrl };
  return settingsIn(config, [...unread(taken), ...leftSettings], 'yaml');
}

/**
 * The languages of mkdocs-static-i18n, the default one first; none without this plugin.
 *
 * @see https://ultrabug.github.io/mkdocs-static-i18n/setup/setting-up-languages/
 */
function writtenLanguages({ plugins }: Options): WrittenLanguage[] {
  const { languages } = optionsOf(plugins, 'i18n') ?? {};
  const written = (Array.isArray(languages) ? languages : []).map(propertiesOf);
  return written
    .sort((one, other) => Number(other.default === true) - Number(one.default === true))
    .flatMap(({ locale, name }) => (typeof locale === 'string' ? [{ folder: locale, label: name }] : []));
}
