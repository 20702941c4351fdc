import type { ContentHooks } from '../config/adapters/content-hooks.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { PageUpdate } from '../git/last-update.js';
import type { AssembledDocument } from './assembled-document.js';

/** The input of assembling, besides the scan. */
export interface AssembleInput {
  readonly config: SiteConfig;
  readonly configFile?: string | undefined;
  readonly locale: SiteLocale;
  readonly documents: Readonly<Record<string, AssembledDocument>>;
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** Functions of an adapter; absent for none. */
  readonly hooks?: ContentHooks | undefined;
  /** Whether drafts become pages: true in previews, false in builds. */
  readonly includeDrafts: boolean;
}
