import type { ContentHooks } from '../../config/content-hooks.js';
import type { DocsConfig } from '../../config/site-config.js';
import type { NumberPrefixes } from '../../route/number-prefix.js';

/** How the names of a docs instance are taken apart: by a function of an adapter's where it has one. */
export function prefixesOf({ id, numberPrefixes }: DocsConfig, hooks: ContentHooks | undefined): NumberPrefixes {
  return hooks?.numberPrefix?.(id) ?? numberPrefixes;
}
