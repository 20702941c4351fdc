import type { PluginUse } from '../config/plugins/plugins.js';
import type { Keys } from '../keys.js';
import type { DocumentComponents } from '../modules/mdx/mdx-components.js';
import type { Takeover } from '../takeover.js';

/** The configuration of a Docusaurus site, read but not converted yet, and what is known about the site's code. */
export interface SiteToConvert {
  readonly config: Keys;
  readonly themeConfig: Keys;
  readonly plugins: readonly PluginUse[];
  readonly takeover: Takeover;
  /** Components that documents can use without importing them. */
  readonly components: DocumentComponents;
  /** Whether the site has components for navbar items of custom types. */
  readonly hasOwnItems: boolean;
  /** Whether it has components for navbar items of any type. */
  readonly drawsItems: boolean;
}
