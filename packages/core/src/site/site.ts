import type { KeyPlaces } from '../config/keys/key-places.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { ContentFacts, Page } from '../content/kinds.js';
import type { Finding } from '../diagnostic.js';
import type { LinkSources } from '../links/link-sources.js';

/** The whole site in one locale: what every later stage reads. Plain data. */
export interface Site extends ContentFacts, LinkSources {
  readonly configFile?: string;
  /** The places of configuration keys; without a configuration file, in the file that would usually contain it. */
  readonly configPlaces: KeyPlaces;
  readonly locales: readonly SiteLocale[];
  /** Every route, sorted. */
  readonly pages: readonly Page[];
  /** Problems found by assembling: unknown sidebar ids, duplicate routes, invalid navbar items. */
  readonly findings: readonly Finding[];
}
