import type { LoadedConfig, SiteLocale } from '@docsite/core';

/** What a locale is built from, besides its sources. */
export interface LocaleSettings {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  /** Whether drafts become pages. */
  readonly includeDrafts: boolean;
}
