import { formatLabel, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import type { VersionProps } from '@theme/pages/version-banner';

/** Shows a warning on pages of versions other than the latest. */
export function VersionBanner({ docs }: VersionProps) {
  const { labels, title } = useSite();
  if (docs.versionBanner === undefined) return null;
  const text = docs.versionBanner === 'unreleased' ? labels.unreleasedBanner : labels.unmaintainedBanner;
  return (
    <div className="notice notice-version" role="note">
      <Icon name="warning" />
      <p>
        {formatLabel(text, { site: title, version: docs.versionLabel })}{' '}
        {docs.latestVersionUrl && <a href={docs.latestVersionUrl}>{labels.latestVersionLink}</a>}
      </p>
    </div>
  );
}
