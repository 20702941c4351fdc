import type { TagListPageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { VersionBanner } from '@theme/pages/version-banner';

/** All tags of the docs, by their first letter. */
export function TagListPage({ page }: { readonly page: TagListPageData }) {
  return (
    <>
      <VersionBanner docs={page.docs} />
      <PageTitle />
      {page.groups.map(({ letter, tags }) => (
        <section className="tag-group" key={letter}>
          <h2>{letter}</h2>
          <ul className="tag-list">
            {tags.map((tag) => (
              <li key={tag.href}>
                <a className="tag-link" href={tag.href} title={tag.description}>
                  {tag.label} <span className="tag-count">{tag.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
