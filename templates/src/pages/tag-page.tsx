import { type TagPageData, useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';
import { VersionBanner } from '@theme/pages/version-banner';
import { VisibilityNotices } from '@theme/pages/visibility-notices';

/** The pages with a tag. */
export function TagPage({ page }: { readonly page: TagPageData }) {
  const labels = useLabels();
  return (
    <>
      <VersionBanner docs={page.docs} />
      <VisibilityNotices page={page} />
      <PageTitle>
        {page.description && <p className="lead">{page.description}</p>}
        <a className="back-link" href={page.tagsUrl}>
          <PageIcon name="tag" />
          {labels.viewAllTags}
        </a>
      </PageTitle>
      <ul className="entry-list">
        {page.items.map((item) => (
          <li className="entry" key={item.href}>
            <h2 className="entry-title">
              <a href={item.href}>{item.label}</a>
            </h2>
            {item.description && <p className="entry-text">{item.description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
