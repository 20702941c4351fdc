import type { DocsConfig } from '../../../config/site-config.js';
import type { Place } from '../../../diagnostic.js';
import { versionKey } from '../version/docs-keys.js';
import type { CategoryPage, DocPage, TagListPage, TagPage } from '../version/docs-page.js';
import type { DocsVersion } from '../version/docs-version.js';
import type { Sidebar } from '../version/sidebar.js';
import { sidebarCategories } from '../version/sidebar-order.js';
import { noIndexOf } from '../version/version-facts.js';
import { cardsOf, cardTexts } from './cards.js';
import type { Navigation } from './navigation.js';

interface GenerateContext {
  readonly pages: readonly DocPage[];
  readonly order: Navigation;
  readonly place: Place;
  readonly title: string;
  readonly docs: DocsConfig;
  /** Whether a redirect leads from the root of the site elsewhere. */
  readonly redirectsHome: boolean;
}

/** The generated pages of a version: category indexes, the list of tags, a page for each tag. */
export function generatedPages(
  version: DocsVersion,
  context: GenerateContext,
): (CategoryPage | TagListPage | TagPage)[] {
  return [...categoryPages(version, context), ...tagPages(version, context), ...rootPage(version, context)];
}

function categoryPages(version: DocsVersion, context: GenerateContext): CategoryPage[] {
  const texts = cardTexts(context.pages, context.docs);
  return Object.entries(version.sidebars).flatMap(([sidebar, items]) =>
    sidebarCategories(items).flatMap((category): CategoryPage[] => {
      if (category.link?.type !== 'generated-index') return [];
      const { route, title, description, keywords, image, place } = category.link;
      const breadcrumbs = context.docs.breadcrumbs ? context.order.breadcrumbsOf(route, sidebar) : [];
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
          place,
          docs: {
            instance: version.instance,
            version: version.name,
            sidebar,
            breadcrumbs,
            ...context.order.neighboursOf(route, sidebar),
          },
          items: cardsOf(category.items, texts),
        },
      ];
    }),
  );
}

/** Generates a page that lists the documents if there is neither a page at the root of the version nor a redirect. */
function rootPage(version: DocsVersion, context: GenerateContext): CategoryPage[] {
  const sidebar = Object.keys(version.sidebars)[0];
  if (version.path !== '/' || sidebar === undefined || context.redirectsHome) return [];
  if (context.pages.some((page) => page.route === '/')) return [];
  const items = cardsOf(version.sidebars[sidebar] as Sidebar, cardTexts(context.pages, context.docs));
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

function tagPages(version: DocsVersion, context: GenerateContext): (TagListPage | TagPage)[] {
  if (version.tagsPath === undefined) return [];
  const docs = { instance: version.instance, version: version.name, breadcrumbs: [] };
  const list: TagListPage = {
    kind: 'tag-list',
    key: `tags:${versionKey(version.instance, version.name)}`,
    holds: 'links',
    ...noIndexOf(version),
    ...(version.tags.every(({ unlisted }) => unlisted) && { unlisted: true }),
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
        key: `tag:${versionKey(version.instance, version.name)}/${tag.slug}`,
        holds: 'links',
        ...noIndexOf(version),
        ...(tag.unlisted && { unlisted: true }),
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
