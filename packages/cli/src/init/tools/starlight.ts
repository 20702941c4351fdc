import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig, slugPath } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { documentLinks } from './document-links.js';
import { settingsIn, unread } from './left-settings.js';
import { joinNotes, noteOnLanguages } from './notes.js';
import { sidebarOfStarlight } from './starlight-sidebar.js';
import { linksOfTopics, sidebarsOfTopics, topicsIn } from './starlight-topics.js';
import { linksOfIcons } from './theme-links.js';
import { themeOfStarlight } from './theme-settings.js';
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
const leftSettings = ['favicon', 'head', 'customCss', 'components', 'tableOfContents', 'redirects'];

/** Settings that are taken over where they are written out. */
const takenSettings = ['locales', 'description', 'logo', 'editLink', 'lastUpdated', 'sidebar', 'social'];

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('astro.config', scriptFormats));
  const path = folderIn(siteDir, 'src/content/docs');
  if (file === undefined || path === undefined) return undefined;
  const config = readText(file);
  const options = starlightIn(readStaticConfig(file));
  const { title, sidebar, social, plugins, locales, defaultLocale } = options;
  const documents = documentLinks(join(siteDir, path), (name) => slugPath(name, 'astro'));
  const topics = topicsIn(plugins);
  const publicPath = folderIn(siteDir, 'public');
  const imagesPath = imagesOfLogo(options.logo, siteDir);
  const theme = themeOfStarlight(options, (image) =>
    addressOfImage(pathOfImage(image, siteDir), [publicPath, imagesPath]),
  );
  const { tagline: description, logo, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { locales, description, logo, editLink, lastUpdated, sidebar, social };
  const languages = Object.keys(propertiesOf(locales)).filter(
    (name) => name !== defaultLocale && folderIn(siteDir, `${path}/${name}`) !== undefined,
  );
  return {
    tool: 'Starlight',
    path,
    title: typeof title === 'string' ? title : readValue('title', config),
    address: readAddressAndBase('site', config),
    sidebar: sidebarOfStarlight(sidebar, documents) ?? sidebarsOfTopics(topics, documents),
    navbar: [...linksOfTopics(topics), ...linksOfIcons(social)],
    slugs: 'astro',
    trailingSlash: readValue('trailingSlash', config) !== 'never' && readValue('format', config) !== 'file',
    theme,
    publicPath,
    imagesPath: logo === undefined ? undefined : imagesPath,
    left: settingsIn(config, [...leftSettings, ...unread(taken, takenSettings)], 'script'),
    note: joinNotes([noteOnComputed(sidebar, topics), noteOnLanguages(languages, path)]),
  };
};

/** The folder outside `public` that a logo is in, if it holds only images, so that all of it may be published. */
function imagesOfLogo(logo: unknown, siteDir: string): string | undefined {
  const { light, src = light ?? logo } = propertiesOf(logo);
  const path = typeof src === 'string' ? posix.dirname(pathOfImage(src, siteDir)) : 'public';
  if (/^(?:public|[./])/.test(path) || folderIn(siteDir, path) === undefined) return undefined;
  const files = readdirSync(join(siteDir, path), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return files.every(({ name }) => /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(name)) ? path : undefined;
}

/** The path of an image in the site folder, which may begin with a slash; otherwise its address. */
function pathOfImage(image: string, siteDir: string): string {
  const path = posix.normalize(image);
  return path.startsWith('/') && isFile(join(siteDir, path)) ? path.slice(1) : path;
}

/** The address of an image in one of these folders of static files. */
function addressOfImage(path: string, folders: readonly (string | undefined)[]): string | undefined {
  if (path.startsWith('/')) return path;
  const folder = folders.find((one) => one !== undefined && path.startsWith(`${one}/`));
  return folder === undefined ? undefined : path.slice(folder.length);
}

/** The options of Starlight among those of Astro's integrations: it is the one with a sidebar or a title. */
function starlightIn(config: unknown): Readonly<Record<PropertyKey, unknown>> {
  const { integrations } = propertiesOf(config);
  const all = Array.isArray(integrations) ? integrations.map(propertiesOf) : [];
  return all.find(({ sidebar, title }) => sidebar !== undefined || title !== undefined) ?? {};
}
