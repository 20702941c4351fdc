import type { CategoryPageData } from '@docsite/renderer/template';
import { DocCards } from '@theme/content/doc-cards';
import { PageTitle } from '@theme/content/page-title';
import { Breadcrumbs } from '@theme/pages/breadcrumbs';
import { Pagination } from '@theme/pages/pagination';
import { VersionBadge } from '@theme/pages/version-badge';
import { VersionBanner } from '@theme/pages/version-banner';

/** A generated index of the contents of a category. */
export function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const { previous, next } = page;
  return (
    <>
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBanner docs={page.docs} />
      <article>
        <VersionBadge docs={page.docs} />
        <PageTitle>{page.description && <p className="lead">{page.description}</p>}</PageTitle>
        <DocCards items={page.items} />
      </article>
      <Pagination previous={previous} next={next} />
    </>
  );
}
