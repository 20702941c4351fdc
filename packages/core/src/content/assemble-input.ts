import type { ContentHooks } from '../config/content-hooks.js';
import type { SiteConfig } from '../config/site-config.js';
import type { PageUpdate } from '../git/last-update.js';
import type { AssembledDocument } from './assembled-document.js';

/** What assembling reads beside the scan. */
export interface AssembleInput {
  readonly config: SiteConfig;
  readonly configFile?: string | undefined;
  readonly documents: Readonly<Record<string, AssembledDocument>>;
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** Functions of an adapter; absent for none. */
  readonly hooks?: ContentHooks | undefined;
  /** Whether drafts are pages: in previews they are, in builds not. */
  readonly includeDrafts: boolean;
}
