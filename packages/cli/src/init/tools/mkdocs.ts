import { settingsIn } from './left-settings.js';
import { sidebarOfNav } from './mkdocs-nav.js';
import { folderIn, readAddress, readFirst, readValue } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['site_description', 'copyright', 'repo_url', 'edit_uri', 'theme', 'plugins', 'markdown_extensions', 'hooks'],
  ...['extra', 'extra_css', 'extra_javascript', 'exclude_docs'],
];

/** A site of MkDocs, which publishes the files beside documents. */
export const findMkDocs: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['mkdocs.yml', 'mkdocs.yaml']);
  const path = config && folderIn(siteDir, readValue('docs_dir', config) ?? 'docs');
  if (config === undefined || path === undefined) return undefined;
  return {
    tool: 'MkDocs',
    path,
    title: readValue('site_name', config),
    address: readAddress('site_url', config),
    sidebar: sidebarOfNav(config),
    trailingSlash: readValue('use_directory_urls', config) !== 'false',
    publicPath: path,
    left: settingsIn(config, leftSettings, 'yaml'),
  };
};
