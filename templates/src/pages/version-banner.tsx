import type { DocsContext } from '@docsite/renderer/template';

/** The docs that a page belongs to. */
export interface VersionProps {
  readonly docs: DocsContext;
}

/** Empty: version warnings are in the layer `choices`, for sites with several versions. */
export function VersionBanner(_: VersionProps) {
  return null;
}
