import { blogKind } from './blog/blog-kind.js';
import type { ContentKind, PageKind } from './content-kind.js';
import { docsKind } from './docs/docs-kind.js';
import { pagesKind } from './pages/pages-kind.js';
import { routesKind } from './pages/routes-kind.js';
import { sitePagesKind } from './site-pages/site-pages-kind.js';

/** The kinds of content. Of two pages with one route, that of the kind listed first is kept. */
export const contentKinds = [
  pagesKind,
  docsKind,
  blogKind,
  routesKind,
  sitePagesKind,
] as const satisfies readonly ContentKind[];

type Kind = (typeof contentKinds)[number];
type Assembled = ReturnType<Kind['assemble']>;

/** A route of the site and its page. */
export type Page = Assembled['pages'][number];

/** Data of the site beside its pages, of every kind of content. */
export type ContentFacts = Intersection<Assembled['facts']>;

/** What scanning found, by the name of the kind. */
export type ScannedContent = { readonly [K in Kind as K['name']]: Awaited<ReturnType<K['scan']>> };

/** The page data that the kinds give. */
export type KindPageData = Kind extends infer K
  ? K extends Kind
    ? DataOf<K['pages'][keyof K['pages']]>
    : never
  : never;

type DataOf<K> = K extends PageKind<infer _Page, infer Data, infer _Facts> ? Data : never;

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** How pages are built, by their `kind`. */
export function pageKindsOf(kinds: readonly ContentKind[]): ReadonlyMap<string, PageKind> {
  return new Map(kinds.flatMap(({ pages }) => Object.entries(pages)));
}
