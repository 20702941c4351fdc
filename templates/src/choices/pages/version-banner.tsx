import { formatLabel, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import type { VersionProps } from '@theme/pages/version-banner';

/** Shows a warning on pages of versions other than the latest. */
export function VersionBanner({ docs }: VersionProps) {
  const { labels, title } = useSite();
  if (docs.versionBanner === undefined) return null;
  const text = docs.versionBanner === 'unreleased' ? labels.unreleasedBanner : labels.unmaintainedBanner;
  const latest = docs.versionUrls.find(({ url }) => url === docs.latestVersionUrl);
  return (
    <div className="notice notice-version" role="note">
      <Icon name="warning" />
      <p>
        {formatLabel(text, { site: title, version: docs.versionLabel })} {latest && <LatestVersion latest={latest} />}
      </p>
    </div>
  );
}

interface LatestVersionProps {
  readonly latest: VersionProps['docs']['versionUrls'][number];
}

function LatestVersion({ latest: { label, url } }: LatestVersionProps) {
  const { latestVersionHint, latestVersionLink } = useSite().labels;
  const [before, after] = latestVersionHint.split('{link}').map((part) => formatLabel(part, { version: label }));
  return (
    <>
      {before}
      <a href={url}>{latestVersionLink}</a>
      {after}
    </>
  );
}
