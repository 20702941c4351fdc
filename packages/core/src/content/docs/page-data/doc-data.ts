import type { PageDataContext, PageKind } from '../../content-kind.js';
import type { NamedRoute } from '../../page.js';
import type { LabelledLink, PageLink } from '../../page-data.js';
import { writtenData } from '../../written-data.js';
import type { DocsFacts } from '../version/docs-index.js';
import type { CategoryItem, CategoryPage, Crumb, DocPage, DocsPlacement } from '../version/docs-page.js';
import { docsContext } from './docs-context.js';
import type { CategoryCard, CategoryPageData, DocPageData } from './docs-page-data.js';

/** A document of the docs. */
export const docPage: PageKind<DocPage, DocPageData, DocsFacts> = {
  body: 'written',
  hasKnownLinks: true,
  data: (page, context) => ({
    ...writtenData(page, context),
    docs: docsContext(page.docs, page.route, context),
    breadcrumbs: breadcrumbs(page.docs.breadcrumbs, context),
    unlisted: page.unlisted,
    draft: page.draft,
    tags: page.tags.map(({ route, ...tag }) => ({ ...tag, href: context.url(route) })),
    ...(page.cards !== undefined && { cards: cards(page.cards, context) }),
    ...neighbours(page.docs, context),
  }),
};

/** A generated index of a category. */
export const categoryPage: PageKind<CategoryPage, CategoryPageData, DocsFacts> = {
  body: 'generated',
  data: (page, context) => ({
    docs: docsContext(page.docs, page.route, context),
    breadcrumbs: breadcrumbs(page.docs.breadcrumbs, context),
    items: cards(page.items, context),
    ...neighbours(page.docs, context),
  }),
  sections: ({ description, items }) => [{ text: description, links: items }],
};

type Addresses = Pick<PageDataContext, 'url'>;

function cards(
  items: readonly CategoryItem[],
  { url, labels, formatCount }: PageDataContext<DocsFacts>,
): CategoryCard[] {
  return items.map(({ itemCount: count, ...item }) => ({
    ...item,
    href: url(item.href),
    ...(count !== undefined && { count: formatCount(labels.itemCount, { count }) }),
  }));
}

function breadcrumbs(list: readonly Crumb[], { url }: Addresses): LabelledLink[] {
  return list.map(({ label, route }) => (route === undefined ? { label } : { label, href: url(route) }));
}

function neighbours(
  { previous, next }: DocsPlacement,
  { url }: Addresses,
): { readonly previous?: PageLink; readonly next?: PageLink } {
  const link = ({ label, route }: NamedRoute): PageLink => ({ label, href: url(route) });
  return {
    ...(previous !== undefined && { previous: link(previous) }),
    ...(next !== undefined && { next: link(next) }),
  };
}
