import type { UserConfig } from '@docsite/core';
import type { OwnParts } from './own-parts.js';
import type { SitePlugins } from './site-plugins.js';

/** What a site is completed with. */
export interface Completion {
  readonly plugins: SitePlugins;
  readonly own: OwnParts;
  /** The completed configuration. */
  readonly config: UserConfig;
}
