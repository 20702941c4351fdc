import type { VersionProps } from '@theme/pages/version-banner';

/** Nothing: the names of versions above pages are in the layer `choices`, for sites that have several. */
export function VersionBadge(_: VersionProps) {
  return null;
}
