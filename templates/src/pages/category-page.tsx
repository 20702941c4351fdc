import { type CategoryCard, type CategoryPageData, formatCount, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';
import { Breadcrumbs } from '@theme/pages/breadcrumbs';
import { PageIcon } from '@theme/pages/page-icon';
import { Pagination } from '@theme/pages/pagination';
import { VersionBadge } from '@theme/pages/version-badge';
import { VersionBanner } from '@theme/pages/version-banner';

/** A generated index of what a category holds. */
export function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const { previous, next } = page;
  return (
    <>
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBanner docs={page.docs} />
      <article>
        <VersionBadge docs={page.docs} />
        <PageTitle>{page.description && <p className="lead">{page.description}</p>}</PageTitle>
        <ul className="card-grid">
          {page.items.map((item) => (
            <Card key={item.href} item={item} />
          ))}
        </ul>
      </article>
      <Pagination {...(previous && { previous })} {...(next && { next })} />
    </>
  );
}

function Card({ item }: { readonly item: CategoryCard }) {
  const { labels, locale } = useSite();
  const count = item.itemCount;
  const counted = count !== undefined && formatCount(labels.itemCount, { count }, locale.name);
  return (
    <li className="card">
      <h2 className="card-title">
        {item.type === 'category' ? <PageIcon name="folder" /> : <Icon name="page" />}
        <a className="card-link" href={item.href}>
          {item.label}
        </a>
      </h2>
      {(item.description || counted) && <p className="card-text">{item.description || counted}</p>}
    </li>
  );
}
