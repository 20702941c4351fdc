import { formatLabel, useLabels } from '@docsite/renderer/template';
import type { VersionProps } from '@theme/pages/version-banner';

/** Shows the version of the docs that a page belongs to. */
export function VersionBadge({ docs }: VersionProps) {
  const labels = useLabels();
  if (!docs.showVersionBadge) return null;
  return <span className="version-badge">{formatLabel(labels.versionBadge, { version: docs.versionLabel })}</span>;
}
