import {
  assembleSite,
  type Document,
  type PageUpdate,
  prepareSite,
  readNamedFiles,
  type ScannedSite,
  type Site,
} from '@docsite/core';
import type { LocaleSettings } from '../locale-settings.js';

/** The sources of a locale, read and parsed. */
export interface LocaleSources {
  readonly scanned: ScannedSite;
  readonly documents: Readonly<Record<string, Document>>;
  /** When pages were last changed. */
  readonly updates: ReadonlyMap<string, PageUpdate>;
}

/** Assembles the pages of a locale from its scanned and parsed sources. */
export async function assemblePages(
  { siteDir, loaded, locale, locales, includeDrafts }: LocaleSettings,
  sources: LocaleSources,
): Promise<Site> {
  const input = {
    ...sources,
    assets: readNamedFiles(Object.values(sources.documents), {
      siteDir,
      locale,
      config: loaded.config,
      staticFiles: sources.scanned.staticFiles,
    }),
    locale,
    locales,
    includeDrafts,
    config: loaded.config,
    configFile: loaded.file,
    configPlaces: loaded.places,
    configFindings: loaded.findings,
    hooks: loaded.hooks,
  };
  return assembleSite({ ...input, scanned: await prepareSite(input) });
}
