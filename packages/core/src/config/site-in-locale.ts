import type { SiteConfig } from './site-config.js';
import type { SiteLocale } from './site-locale.js';

/** A site that is read in one of its locales. */
export interface SiteInLocale {
  /** The site folder, absolute. */
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly locale: SiteLocale;
}
