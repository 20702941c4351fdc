import type { Place } from '../../diagnostic.js';

/** A sidebar in which every reference is resolved. */
export type Sidebar = readonly SidebarItem[];

/** An entry of a sidebar. */
export type SidebarItem = SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

/** Keys that items of all types may have. */
interface CommonItemKeys {
  readonly className?: string;
  /** Values for components of the site's own, in JSON. */
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** A document of the version; `ref` ones do not take part in previous and next. */
export interface SidebarDoc extends CommonItemKeys {
  readonly type: 'doc';
  readonly id: string;
  readonly label: string;
  readonly route: string;
  readonly isRef: boolean;
  readonly unlisted: boolean;
}

/** A link of the author's: a URL, or a path under the site. */
export interface SidebarLink extends CommonItemKeys {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** What its card says of it. */
  readonly description?: string;
  /** Where the sidebars file writes it. */
  readonly place: Place;
}

/** HTML of the author's. */
export interface SidebarHtml extends CommonItemKeys {
  readonly type: 'html';
  readonly value: string;
  readonly defaultStyle: boolean;
  /** Where the sidebars file writes it. */
  readonly place: Place;
}

/** A category, with its entries. */
export interface SidebarCategory extends CommonItemKeys {
  readonly type: 'category';
  readonly label: string;
  readonly items: Sidebar;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly description?: string;
  readonly link?: SidebarCategoryLink;
}

/** What a category's own label leads to. */
export type SidebarCategoryLink =
  | { readonly type: 'doc'; readonly id: string; readonly route: string }
  | {
      readonly type: 'generated-index';
      readonly route: string;
      readonly title: string;
      readonly description: string;
      readonly keywords: readonly string[];
      readonly image?: string;
      /** Where it is written. */
      readonly place: Place;
    };
