import type { ContentHooks } from '../../../config/adapters/content-hooks.js';
import type { DocsConfig } from '../../../config/site-config.js';
import type { NumberPrefixes } from '../../../route/number-prefix.js';

/** How number prefixes are split off the names of a docs instance: by an adapter's function if there is one. */
export function prefixesOf({ id, numberPrefixes }: DocsConfig, hooks: ContentHooks | undefined): NumberPrefixes {
  return hooks?.numberPrefix?.(id) ?? numberPrefixes;
}
