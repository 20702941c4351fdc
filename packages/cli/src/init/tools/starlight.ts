import { join } from 'node:path';
import { propertiesOf, readStaticConfig } from '@docsite/core';
import { documentLinks } from './document-links.js';
import { settingsIn, unread } from './left-settings.js';
import { sidebarOfStarlight, starlightSlug } from './starlight-sidebar.js';
import { linksOfTopics, sidebarsOfTopics, topicsIn } from './starlight-topics.js';
import { linksOfIcons } from './theme-links.js';
import {
  configNames,
  firstFile,
  folderIn,
  noteOnComputed,
  readAddressAndBase,
  readText,
  readValue,
  scriptFormats,
} from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['locales', 'description', 'logo', 'favicon', 'head', 'customCss', 'components', 'editLink', 'lastUpdated'],
  ...['tableOfContents', 'redirects'],
];

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('astro.config', scriptFormats));
  const path = folderIn(siteDir, 'src/content/docs');
  if (file === undefined || path === undefined) return undefined;
  const config = readText(file);
  const { title, sidebar, social, plugins } = starlightIn(readStaticConfig(file));
  const documents = documentLinks(join(siteDir, path), starlightSlug);
  const topics = topicsIn(plugins);
  return {
    tool: 'Starlight',
    path,
    title: typeof title === 'string' ? title : readValue('title', config),
    address: readAddressAndBase('site', config),
    sidebar: sidebarOfStarlight(sidebar, documents) ?? sidebarsOfTopics(topics, documents),
    navbar: [...linksOfTopics(topics), ...linksOfIcons(social)],
    trailingSlash: readValue('trailingSlash', config) !== 'never' && readValue('format', config) !== 'file',
    publicPath: folderIn(siteDir, 'public'),
    left: settingsIn(config, [...leftSettings, ...unread({ sidebar, social }, ['sidebar', 'social'])], 'script'),
    note: noteOnComputed(sidebar, topics),
  };
};

/** The options of Starlight among those of Astro's integrations: it is the one with a sidebar or a title. */
function starlightIn(config: unknown): Readonly<Record<PropertyKey, unknown>> {
  const { integrations } = propertiesOf(config);
  const all = Array.isArray(integrations) ? integrations.map(propertiesOf) : [];
  return all.find(({ sidebar, title }) => sidebar !== undefined || title !== undefined) ?? {};
}
