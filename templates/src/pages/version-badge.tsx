import { type DocsContext, formatLabel, useLabels } from '@docsite/renderer/template';

/** Names the version of the docs that a page belongs to. */
export function VersionBadge({ docs }: { readonly docs: DocsContext }) {
  const labels = useLabels();
  if (!docs.showVersionBadge) return null;
  return <span className="version-badge">{formatLabel(labels.versionBadge, { version: docs.versionLabel })}</span>;
}
