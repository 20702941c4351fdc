import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf, readStaticConfig, slugPath } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { sidebarsFile } from '../../sidebar-file.js';
import { translatedLabels } from '../../translated-labels.js';
import { documentLinks } from '../document-links.js';
import { languagesIn, type WrittenLanguage } from '../languages.js';
import { settingsIn, unread } from '../left-settings.js';
import { joinNotes, noteOnOthers } from '../notes.js';
import { linksOfIcons } from '../theme-links.js';
import { themeOfStarlight } from '../theme-settings.js';
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
import type { FindToolSite } from '../tool-site.js';
import { sidebarOfStarlight } from './sidebar-entries.js';
import { linksOfTopics, sidebarsOfTopics, topicsIn } from './topics.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = ['favicon', 'head', 'customCss', 'components', 'tableOfContents', 'redirects'];

/** Settings that are taken over where they are written out. */
const takenSettings = ['locales', 'description', 'logo', 'editLink', 'lastUpdated', 'sidebar', 'social'];

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const file = firstFile(siteDir, configNames('astro.config', scriptFormats));
  const folder = folderIn(siteDir, 'src/content/docs');
  if (file === undefined || folder === undefined) return undefined;
  const config = readText(file);
  const options = starlightIn(readStaticConfig(file));
  const { title, sidebar, social, plugins, locales, defaultLocale } = options;
  const written = writtenLanguages(locales, defaultLocale);
  const languages = languagesIn(siteDir, folder, written);
  const path = posix.join(folder, languages?.original.path ?? '');
  const documents = documentLinks(join(siteDir, path), (name) => slugPath(name, 'astro'));
  const topics = topicsIn(plugins);
  const publicPath = folderIn(siteDir, 'public');
  const imagesPath = imagesOfLogo(options.logo, siteDir);
  const theme = themeOfStarlight(options, (image) =>
    addressOfImage(pathOfImage(image, siteDir), [publicPath, imagesPath]),
  );
  const { tagline: description, logo, editUrl: editLink, showsUpdates: lastUpdated } = theme;
  const taken = { locales, description, logo, editLink, lastUpdated, sidebar, social };
  const sidebarsIn = (language?: string) =>
    sidebarOfStarlight(sidebar, { documents, language }) ?? sidebarsOfTopics(topics, { documents, language });
  const sidebars = sidebarsIn();
  return {
    tool: 'Starlight',
    path,
    title: typeof title === 'string' ? title : readValue('title', config),
    address: readAddressAndBase('site', config),
    sidebar: sidebars && sidebarsFile(sidebars),
    languages: languages && { ...languages, isPrefixed: languages.original.path !== '' },
    labels: languages?.others.flatMap((language) =>
      translatedLabels({ sidebars }, { sidebars: sidebarsIn(language.name) }, language),
    ),
    navbar: [...linksOfTopics(topics), ...linksOfIcons(social)],
    slugs: 'astro',
    trailingSlash: readValue('trailingSlash', config) !== 'never' && readValue('format', config) !== 'file',
    theme,
    publicPath,
    imagesPath: logo === undefined ? undefined : imagesPath,
    left: settingsIn(config, [...leftSettings, ...unread(taken, takenSettings)], 'script'),
    note: joinNotes([
      noteOnComputed(sidebar, topics),
      noteOnOthers(
        siteDir,
        folder,
        written.map((language) => language.folder),
        languages,
      ),
    ]),
  };
};

/** The languages of Starlight, the default one first. `root` is that of documents in no folder of a language. */
function writtenLanguages(locales: unknown, defaultLocale: unknown): WrittenLanguage[] {
  const all = Object.entries(propertiesOf(locales)).map(([key, one]) => {
    const { lang: tag = key === 'root' ? 'en' : undefined, label } = propertiesOf(one);
    return { folder: key === 'root' ? '' : key, tag, label };
  });
  const first = all.find(({ folder }) => folder === '') ?? all.find(({ folder }) => folder === defaultLocale);
  return first === undefined ? all : [first, ...all.filter((one) => one !== first)];
}

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
