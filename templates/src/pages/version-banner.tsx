import type { DocsContext } from '@docsite/renderer/template';

/** The docs that a page belongs to. */
export interface VersionProps {
  readonly docs: DocsContext;
}

/** Nothing: warnings above pages of other versions are in the layer `choices`, for sites that have several. */
export function VersionBanner(_: VersionProps) {
  return null;
}
