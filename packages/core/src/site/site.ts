import type { KeyPlaces } from '../config/key-places.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { ContentFacts, Page } from '../content/kinds.js';
import type { Finding } from '../diagnostic.js';
import type { LinkSources } from '../links/link-sources.js';

/** The whole site in one locale: what every later stage reads. Plain data. */
export interface Site extends ContentFacts, LinkSources {
  readonly configFile?: string;
  /** Where the configuration writes its keys; of the usual file name where there is none. */
  readonly configPlaces: KeyPlaces;
  readonly locales: readonly SiteLocale[];
  /** Every route, sorted. */
  readonly pages: readonly Page[];
  /** What assembling found wrong: unknown sidebar ids, duplicate routes, wrong navbar items. */
  readonly findings: readonly Finding[];
}
