import { blogKind } from './blog/blog-kind.js';
import type { ContentKind, PageKind } from './content-kind.js';
import { docsKind } from './docs/docs-kind.js';
import { pagesKind } from './pages/pages-kind.js';
import { routesKind } from './pages/routes-kind.js';
import { sitePagesKind } from './site-pages/site-pages-kind.js';

/** The kinds of content. If two pages have the same route, the page of the kind listed first is kept. */
export const contentKinds = [
  pagesKind,
  docsKind,
  blogKind,
  routesKind,
  sitePagesKind,
] as const satisfies readonly ContentKind[];

type Kind = (typeof contentKinds)[number];
type Assembled = ReturnType<Kind['assemble']>;

/** A page of the site. */
export type Page = Assembled['pages'][number];

/** Data of the site besides its pages, from every kind of content. */
export type ContentFacts = Intersection<Assembled['facts']>;

/** The scan of each kind, by the kind's name. */
export type ScannedContent = { readonly [K in Kind as K['name']]: Awaited<ReturnType<K['scan']>> };

/** The page data of all kinds. */
export type KindPageData = Kind extends infer K
  ? K extends Kind
    ? DataOf<K['pages'][keyof K['pages']]>
    : never
  : never;

type DataOf<K> = K extends PageKind<infer _Page, infer Data, infer _Facts> ? Data : never;

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** How pages are built, by page `kind`. */
export function pageKindsOf(kinds: readonly ContentKind[]): ReadonlyMap<string, PageKind> {
  return new Map(kinds.flatMap(({ pages }) => Object.entries(pages)));
}
