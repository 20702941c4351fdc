import type { NamedRoute, PageBase, WrittenPage } from '../../page.js';
import type { PageTag } from '../../tags.js';

/** A page generated from the docs. */
export type DocsPage = DocPage | CategoryPage | TagListPage | TagPage | VersionsPage;

/** The position of a page within the docs. */
export interface DocsPlacement {
  readonly instance: string;
  readonly version: string;
  readonly sidebar?: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: NamedRoute;
  readonly next?: NamedRoute;
}

/** A breadcrumb: a category or page above a page. */
export interface Crumb {
  readonly label: string;
  readonly route?: string;
}

/** A document of the docs. */
export interface DocPage extends WrittenPage {
  readonly kind: 'doc';
  readonly id: string;
  readonly docs: DocsPlacement;
  readonly tags: readonly PageTag[];
  /**
   * The entries beside it in the sidebar, or below it if it is a category's page; present if the document lists them.
   */
  readonly cards?: readonly CategoryItem[];
}

/** A generated index of the items of a sidebar category. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly docs: DocsPlacement;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly items: readonly CategoryItem[];
}

/** An entry of a category, as its card shows it. */
export interface CategoryItem {
  readonly type: 'page' | 'category';
  readonly label: string;
  /** A route, or a URL of another site. */
  readonly href: string;
  readonly description: string;
  readonly itemCount?: number;
}

/** The list of all tags of a version. */
export interface TagListPage extends PageBase {
  readonly kind: 'tag-list';
  readonly docs: DocsPlacement;
}

/** The pages that carry one tag. */
export interface TagPage extends PageBase {
  readonly kind: 'tag';
  readonly docs: DocsPlacement;
  readonly slug: string;
}

/** The list of all versions of the docs. */
export interface VersionsPage extends PageBase {
  readonly kind: 'versions';
}
