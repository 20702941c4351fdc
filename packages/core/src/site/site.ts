import type { KeyPlaces } from '../config/key-places.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { ContentFacts, Page } from '../content/kinds.js';
import type { Finding } from '../diagnostic.js';
import type { Asset } from '../links/asset.js';
import type { SourceRoot } from '../scan/source-root.js';

/** The whole site in one locale: what every later stage reads. Plain data. */
export interface Site extends ContentFacts {
  readonly config: SiteConfig;
  readonly configFile?: string;
  /** Where the configuration writes its keys; of the usual file name where there is none. */
  readonly configPlaces: KeyPlaces;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  /** Every route, sorted. */
  readonly pages: readonly Page[];
  /** Route of each page that has a source, by the source's path relative to the site folder. */
  readonly routesBySource: Readonly<Record<string, string>>;
  /** Ids a link may point to, by route. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
  /** Files that pages refer to, by path relative to the site folder. */
  readonly assets: Readonly<Record<string, Asset>>;
  /** Paths that pages refer to and that are not there, with neighbours that may have been meant. */
  readonly missingAssets: Readonly<Record<string, readonly string[]>>;
  /** Files of the static folders: URL path without base (`/img/logo.svg`) to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  /** Where sources live: what relative links between versions and locales go through. */
  readonly sourceRoots: readonly SourceRoot[];
  /** What assembling found wrong: unknown sidebar ids, duplicate routes, wrong navbar items. */
  readonly findings: readonly Finding[];
}
