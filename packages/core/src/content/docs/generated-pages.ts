import type { Place } from '../../diagnostic.js';
import type { CategoryItem, CategoryPage, DocPage, TagListPage, TagPage } from './docs-page.js';
import type { DocsVersion } from './docs-version.js';
import type { Navigation } from './navigation.js';
import type { Sidebar } from './sidebar.js';
import { firstRoute, sidebarCategories } from './sidebar-order.js';
import { noIndexOf } from './version-facts.js';

interface GenerateContext {
  readonly pages: readonly DocPage[];
  readonly order: Navigation;
  readonly place: Place;
  readonly title: string;
}

/** The generated pages of a version: category indexes, the list of tags, a page for each tag. */
export function generatedPages(
  version: DocsVersion,
  context: GenerateContext,
): (CategoryPage | TagListPage | TagPage)[] {
  return [...categoryPages(version, context), ...tagPages(version, context), ...rootPage(version, context)];
}

function categoryPages(version: DocsVersion, context: GenerateContext): CategoryPage[] {
  const descriptions = new Map(context.pages.map((page) => [page.route, page.description]));
  return Object.entries(version.sidebars).flatMap(([sidebar, items]) =>
    sidebarCategories(items).flatMap((category): CategoryPage[] => {
      if (category.link?.type !== 'generated-index') return [];
      const { route, title, description, keywords, image } = category.link;
      const breadcrumbs = context.order.breadcrumbsOf(route, sidebar);
      return [
        {
          kind: 'category',
          key: `category:${route}`,
          holds: 'text',
          ...noIndexOf(version),
          route,
          title,
          description,
          keywords,
          ...(image !== undefined && { image }),
          place: context.place,
          docs: {
            instance: version.instance,
            version: version.name,
            sidebar,
            breadcrumbs,
            ...context.order.neighboursOf(route),
          },
          items: cardsOf(category.items, descriptions),
        },
      ];
    }),
  );
}

/** A folder of documents with no page at its root gets one that lists them. */
function rootPage(version: DocsVersion, context: GenerateContext): CategoryPage[] {
  const sidebar = Object.keys(version.sidebars)[0];
  if (version.path !== '/' || sidebar === undefined || context.pages.some((page) => page.route === '/')) return [];
  const descriptions = new Map(context.pages.map((page) => [page.route, page.description]));
  const items = cardsOf(version.sidebars[sidebar] as Sidebar, descriptions);
  if (items.length === 0) return [];
  const docs = { instance: version.instance, version: version.name, sidebar, breadcrumbs: [] };
  return [
    {
      kind: 'category',
      key: 'category:/',
      holds: 'text',
      isFallback: true,
      ...noIndexOf(version),
      route: '/',
      title: context.title,
      description: '',
      keywords: [],
      place: context.place,
      docs,
      items,
    },
  ];
}

function cardsOf(items: Sidebar, descriptions: ReadonlyMap<string, string>): CategoryItem[] {
  return items.flatMap((item): CategoryItem[] => {
    if (item.type === 'html' || (item.type === 'doc' && item.unlisted)) return [];
    if (item.type === 'link') return [{ type: 'page', label: item.label, href: item.href, description: '' }];
    if (item.type === 'doc')
      return [{ type: 'page', label: item.label, href: item.route, description: descriptions.get(item.route) ?? '' }];
    const route = item.link?.route ?? firstRoute(item.items);
    if (route === undefined) return [];
    const own =
      item.link?.type === 'generated-index'
        ? item.link.description
        : item.link === undefined
          ? undefined
          : descriptions.get(item.link.route);
    return [
      {
        type: 'category',
        label: item.label,
        href: route,
        description: item.description ?? own ?? '',
        itemCount: item.items.filter((inner) => inner.type !== 'html').length,
      },
    ];
  });
}

function tagPages(version: DocsVersion, context: GenerateContext): (TagListPage | TagPage)[] {
  if (version.tagsPath === undefined) return [];
  const docs = { instance: version.instance, version: version.name, breadcrumbs: [] };
  const list: TagListPage = {
    kind: 'tag-list',
    key: `tags:${version.instance}/${version.name}`,
    holds: 'links',
    ...noIndexOf(version),
    route: version.tagsPath,
    title: 'Tags',
    description: '',
    place: context.place,
    docs,
  };
  return [
    list,
    ...version.tags.map(
      (tag): TagPage => ({
        kind: 'tag',
        key: `tag:${version.instance}/${version.name}/${tag.slug}`,
        holds: 'links',
        ...noIndexOf(version),
        route: tag.route,
        slug: tag.slug,
        title: tag.label,
        description: tag.description ?? '',
        place: tag.place,
        docs,
      }),
    ),
  ];
}
