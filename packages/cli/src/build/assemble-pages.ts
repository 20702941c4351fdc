import {
  assembleSite,
  type Document,
  type LoadedConfig,
  type PageUpdate,
  prepareSite,
  readAssets,
  type ScannedSite,
  type Site,
  type SiteLocale,
} from '@docsite/core';

/** What a locale is built from beside its sources. */
export interface LocaleSettings {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  /** Whether drafts are pages. */
  readonly includeDrafts: boolean;
}

/** What was read of a locale. */
export interface LocaleSources {
  readonly scanned: ScannedSite;
  readonly documents: Readonly<Record<string, Document>>;
  /** When pages were changed. */
  readonly updates: ReadonlyMap<string, PageUpdate>;
}

/** Makes the pages of a locale of what was scanned and parsed. */
export async function assemblePages(
  { siteDir, loaded, locale, locales, includeDrafts }: LocaleSettings,
  sources: LocaleSources,
): Promise<Site> {
  const input = {
    ...sources,
    assets: readAssets(siteDir, Object.values(sources.documents)),
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
