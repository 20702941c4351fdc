import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { PageBase } from '../content/page.js';
import type { FolderRoutes } from '../route/route.js';
import type { SourceRoot } from '../scan/source-root.js';
import type { Asset } from './asset.js';
import type { Redirect } from './redirect.js';

/** What the links of one locale may lead to; a `Site` holds it. */
export interface LinkSources {
  readonly config: SiteConfig;
  readonly locale: SiteLocale;
  /** Routes whose addresses end with a slash, where only those of folders do. */
  readonly folderRoutes?: FolderRoutes | undefined;
  readonly pages: readonly PageBase[];
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
  /** Files that kinds of content make beside their pages, by URL path without base; absent for none. */
  readonly contentFiles?: readonly string[];
  /** Addresses that lead elsewhere; no page or file is at them. */
  readonly redirects: readonly Redirect[];
  /** Where sources live: what relative links between versions and locales go through. */
  readonly sourceRoots: readonly SourceRoot[];
}
