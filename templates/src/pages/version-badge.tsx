import type { VersionProps } from '@theme/pages/version-banner';

/** Empty: version badges are in the layer `choices`, for sites with several versions. */
export function VersionBadge(_: VersionProps) {
  return null;
}
