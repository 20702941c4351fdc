import { formatLabel, useLabels } from '@docsite/renderer/template';
import { useDocsOfPage } from '@docusaurus/inner/docs/doc-page';
import { usePluginVersion } from '@docusaurus/plugin-content-docs/client';
import { VersionBadge } from '@theme-original/pages/version-badge';

/** A badge with the version of the docs that a page belongs to. */
export default function DocVersionBadge() {
  const ofPlugin = usePluginVersion();
  const { versionBadge } = useLabels();
  if (ofPlugin === undefined) return <BadgeOfPage />;
  const { badge, label: version } = ofPlugin;
  return badge ? <span className="version-badge">{formatLabel(versionBadge, { version })}</span> : null;
}

function BadgeOfPage() {
  return <VersionBadge docs={useDocsOfPage()} />;
}
