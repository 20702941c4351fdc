import { resolve, sep } from 'node:path';
import { type UserConfig, versionPaths } from '@docsite/core';
import { blogInstances, docsInstances, pagesFolders } from '../../config/content/instances.js';
import { sitePath } from '../../config/site/site-path.js';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { readSiteWords, type SiteWords } from './site-words.js';

/** The style sheets named in the options of the classic theme, relative to the site folder. */
export function stylesOf(themes: readonly Keys[], { siteDir }: Takeover): string[] {
  return themes.flatMap((options) => options.texts('customCss') ?? []).map((path) => sitePath(path, siteDir));
}

/** The sources of a site besides its folders. */
export interface OtherSources {
  /** Theme folders of plugins, and components that the site imports from other themes; absolute. */
  readonly themes?: readonly string[];
  /** Values of its configuration that components show, some of them HTML. */
  readonly values?: unknown;
}

/** The words in all sources of a site: code, content, style sheets and HTML in its configuration. */
export function wordsOfSite(
  config: UserConfig,
  siteDir: string,
  { themes = [], values }: OtherSources = {},
): SiteWords {
  const styles = (config.styles ?? []).map((path) => resolve(siteDir, path));
  return readSiteWords([...sourceFolders(config, siteDir), ...themes, ...styles], { siteDir, values });
}

/** The folders of a site's code and content, with its translations, absolute. */
export function sourceFolders(config: UserConfig, siteDir: string): string[] {
  const { locales = [], path = 'i18n' } = config.i18n ?? {};
  const translations = locales.length > 1 ? [resolve(siteDir, path)] : [];
  return [...codeFolders(config, siteDir), ...contentFolders(config, siteDir), ...translations];
}

/** The folders of a site's code, absolute: `src`, and folders of pages outside of it. */
export function codeFolders(config: Pick<UserConfig, 'pages'>, siteDir: string): string[] {
  const src = resolve(siteDir, 'src');
  const pages = pagesFolders(config).map((path) => resolve(siteDir, path));
  return [src, ...pages.filter((folder) => !folder.startsWith(src + sep))];
}

/** The folders of a site's documents and posts, absolute. */
export function contentFolders(config: UserConfig, siteDir: string): string[] {
  const docs = docsInstances(config).flatMap(({ id, path = 'docs' }) => [path, versionPaths({ id }).documents]);
  const blogs = blogInstances(config).map(({ path = 'blog' }) => path);
  return [...docs, ...blogs].map((path) => resolve(siteDir, path));
}
