import { formatLabel, useLabels, useSite, type VersionsPageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';

type Instance = VersionsPageData['instances'][number];

/** Every version of every docs instance. */
export function VersionsPage({ page }: { readonly page: VersionsPageData }) {
  const labels = useLabels();
  const named = page.instances.length > 1;
  return (
    <>
      <PageTitle>
        <p className="lead">{labels.versionsIntro}</p>
      </PageTitle>
      {page.instances.map((instance) => (
        <section className="version-group" key={instance.id}>
          {named && <h2>{instance.label}</h2>}
          <ul className="entry-list">
            {instance.versions.map((version) => (
              <VersionEntry key={version.name} version={version} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function VersionEntry({ version }: { readonly version: Instance['versions'][number] }) {
  const { labels, title } = useSite();
  const banner =
    version.banner && (version.banner === 'unreleased' ? labels.unreleasedBanner : labels.unmaintainedBanner);
  return (
    <li className="entry">
      <p className="entry-title">
        <a href={version.url}>{version.label}</a>
        {version.isLast && <span className="version-badge">{labels.latestVersion}</span>}
      </p>
      {banner && <p className="entry-text">{formatLabel(banner, { site: title, version: version.label })}</p>}
    </li>
  );
}
