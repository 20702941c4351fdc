import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localeFolder, type SiteConfig, type SiteLocale } from '@docsite/core';
import { collectLocaleRoutes, type LocaleRoutes } from '@docsite/renderer';
import { OutputFolder, type OutputPlace } from '../output/output-folder.js';
import type { SharedFiles } from '../output/shared-files.js';
import { assembleLocale } from './assemble/assemble-locale.js';
import { followEdit } from './assemble/follow-edit.js';
import type { AssembledLocale, LocaleBuild } from './locale-build.js';
import type { LocaleResult } from './locale-result.js';
import { renderLocale } from './render-locale.js';

/** Assembles every locale before rendering the first one, because each page links to its translations. */
export async function buildLocales(builds: readonly LocaleBuild[]): Promise<LocaleResult[]> {
  const assembled = (await followEdits(builds)) ?? (await assembleLocales(builds));
  const routes = assembled.length > 1 ? assembled.map(({ site }) => collectLocaleRoutes(site)) : undefined;
  const results: LocaleResult[] = [];
  for (const locale of assembled) {
    results.push((await renderLocale(locale, routes)) ?? (await renderWhole(locale, routes)));
  }
  for (const { output } of builds) await rm(join(output.path, '.server'), { recursive: true, force: true });
  return results;
}

async function assembleLocales(builds: readonly LocaleBuild[]): Promise<AssembledLocale[]> {
  const assembled: AssembledLocale[] = [];
  for (const build of builds) assembled.push(await assembleLocale(build));
  return assembled;
}

/**
 * Assembles the locales from the previous build's assembly: either all of them, because each contains addresses of the
 * others, or none.
 */
async function followEdits(builds: readonly LocaleBuild[]): Promise<AssembledLocale[] | undefined> {
  const followed: AssembledLocale[] = [];
  for (const build of builds) {
    const locale = await followEdit(build);
    if (locale === undefined) return undefined;
    followed.push(locale);
  }
  return followed;
}

/** Renders a locale that was assembled from the previous build, but needs documents that were not parsed. */
async function renderWhole({ build }: AssembledLocale, routes?: readonly LocaleRoutes[]): Promise<LocaleResult> {
  const result = await renderLocale(await assembleLocale(build), routes);
  if (result === undefined) throw new Error('a locale that was assembled whole lacks nothing');
  return result;
}

/** What determines the folder of a locale. */
export interface LocaleFolder {
  readonly locale: SiteLocale;
  readonly config: SiteConfig;
  /** Files that the site shares with the current site. */
  readonly shared: SharedFiles | undefined;
}

/** Opens the folder of a locale: the root for the locale without a prefix. */
export function openLocaleFolder(
  place: Omit<OutputPlace, 'folder'>,
  { locale, config, shared }: LocaleFolder,
): OutputFolder {
  const folder = localeFolder(locale, config);
  return new OutputFolder({ ...place, folder }, { origin: `'i18n.localeConfigs.${locale.name}.path'`, shared });
}
