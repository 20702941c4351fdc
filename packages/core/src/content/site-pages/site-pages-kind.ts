import { placeOf } from '../../diagnostic.js';
import { joinRoute, notFoundRoute } from '../../route/route.js';
import type { AssembleInput } from '../assemble-input.js';
import type { AssembledContent, ContentKind, PageKind } from '../content-kind.js';
import type { PageBase } from '../page.js';
import type { NotFoundPageData, SearchPageData } from './site-pages-page-data.js';

/** The search page, rendered in the browser. */
export interface SearchPage extends PageBase {
  readonly kind: 'search';
}

/** The page for addresses that do not exist. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found';
}

const searchPage: PageKind<SearchPage, SearchPageData> = {
  body: 'browser',
  title: (_, { labels }) => labels.searchPageTitle,
  data: () => ({}),
};

const notFoundPage: PageKind<NotFoundPage, NotFoundPageData> = {
  body: 'generated',
  title: (_, { labels }) => labels.notFoundTitle,
  data: () => ({}),
};

/** Pages that a site has without any source file. */
export const sitePagesKind = {
  name: 'site-pages' as const,
  scan: async () => undefined,
  sources: () => ({ roots: [], modules: [] }),
  assemble: (_, input): AssembledContent<object, SearchPage | NotFoundPage> => ({
    pages: [notFound(input), ...search(input)],
    findings: [],
    facts: {},
  }),
  pages: { search: searchPage, 'not-found': notFoundPage },
} satisfies ContentKind;

function notFound(input: AssembleInput): NotFoundPage {
  const title = 'Page not found';
  return { kind: 'not-found', key: 'not-found', isFallback: true, route: notFoundRoute, title, ...withoutText(input) };
}

function search(input: AssembleInput): SearchPage[] {
  if (input.config.search === false || input.config.search.path === false) return [];
  const route = joinRoute(input.config.search.path);
  // skipped if the configuration names a module that renders it
  if (input.config.routes.some(({ path }) => path === route)) return [];
  return [{ kind: 'search', key: 'search', route, routeKey: 'search.path', title: 'Search', ...withoutText(input) }];
}

function withoutText({ configFile = '.' }: AssembleInput): Pick<PageBase, 'holds' | 'description' | 'place'> {
  return { holds: 'nothing', description: '', place: placeOf(configFile) };
}
