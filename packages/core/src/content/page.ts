import type { Place } from '../diagnostic.js';
import type { PageUpdate } from '../git/last-update.js';

/** A route of the site and what stands there. */
export type Page =
  | DocPage
  | MarkdownPage
  | ModulePage
  | CategoryPage
  | TagListPage
  | TagPage
  | VersionsPage
  | SearchPage
  | NotFoundPage;

export interface PageBase {
  /** Path without base URL, locale and trailing slash; `/` for the root. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Where the page comes from: its source, or what made it be generated. */
  readonly place: Place;
}

/** Where a page stands among the docs. */
export interface DocsPlacement {
  readonly instance: string;
  readonly version: string;
  readonly sidebar?: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: NamedRoute;
  readonly next?: NamedRoute;
}

export interface Crumb {
  readonly label: string;
  readonly route?: string;
}

export interface NamedRoute {
  readonly label: string;
  readonly route: string;
}

/** Facts shared by pages written in Markdown or MDX. */
export interface WrittenPage extends PageBase {
  /** Path of the document, relative to the site folder. */
  readonly source: string;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly tocLevels: readonly [min: number, max: number];
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: PageUpdate;
}

export interface DocPage extends WrittenPage {
  readonly kind: 'doc';
  readonly id: string;
  readonly docs: DocsPlacement;
  readonly tags: readonly PageTag[];
}

export interface PageTag {
  readonly label: string;
  readonly route: string;
}

export interface MarkdownPage extends WrittenPage {
  readonly kind: 'markdown';
}

/** A page that is a React component of the site's own. */
export interface ModulePage extends PageBase {
  readonly kind: 'module';
  readonly source: string;
}

/** A generated index of the items of a sidebar category. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly docs: DocsPlacement;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly items: readonly CategoryItem[];
}

export interface CategoryItem {
  readonly type: 'page' | 'category';
  readonly label: string;
  /** A route, or a URL of another site. */
  readonly href: string;
  readonly description: string;
  readonly itemCount?: number;
}

export interface TagListPage extends PageBase {
  readonly kind: 'tag-list';
  readonly docs: DocsPlacement;
}

export interface TagPage extends PageBase {
  readonly kind: 'tag';
  readonly docs: DocsPlacement;
  readonly slug: string;
}

export interface VersionsPage extends PageBase {
  readonly kind: 'versions';
}

export interface SearchPage extends PageBase {
  readonly kind: 'search';
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found';
}
