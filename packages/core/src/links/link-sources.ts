import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { PageBase } from '../content/page.js';
import type { FolderRoutes } from '../route/route.js';
import type { SourceRoot } from '../scan/source-root.js';
import type { Asset } from './asset.js';
import type { ImageFile } from './image-file.js';
import type { Redirect } from './redirect.js';

/** Everything that links of one locale can point to; part of `Site`. */
export interface LinkSources {
  readonly config: SiteConfig;
  readonly locale: SiteLocale;
  /** Routes whose addresses end with a slash, if only those of folders do. */
  readonly folderRoutes?: FolderRoutes | undefined;
  readonly pages: readonly PageBase[];
  /** Route of each page with a source, by the source's path relative to the site folder. */
  readonly routesBySource: Readonly<Record<string, string>>;
  /** The ids that links may point to, by route. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
  /** Files that pages refer to, by path relative to the site folder. */
  readonly assets: Readonly<Record<string, Asset>>;
  /** Paths that pages refer to and that do not exist, each with similar existing paths. */
  readonly missingAssets: Readonly<Record<string, readonly string[]>>;
  /** Static files: URL path without base (`/img/logo.svg`) to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  /** What is known of the static images that Markdown shows, by URL path without base. */
  readonly staticImages?: Readonly<Record<string, ImageFile>>;
  /** Files that kinds of content create besides their pages, by URL path without base; absent for none. */
  readonly contentFiles?: readonly string[];
  /** Addresses that redirect; no page or file exists there. */
  readonly redirects: readonly Redirect[];
  /** The content roots, through which relative links reach other versions and locales. */
  readonly sourceRoots: readonly SourceRoot[];
}
