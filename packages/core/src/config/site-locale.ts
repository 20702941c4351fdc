import type { LocaleConfig } from './site-config.js';

/** A locale of a site, and where it is served. */
export interface SiteLocale extends LocaleConfig {
  readonly name: string;
  /** Base URL of this locale: the default locale has no prefix. */
  readonly baseUrl: string;
}
