import type { Place } from '../../../diagnostic.js';

/** A sidebar with all references resolved. */
export type Sidebar = readonly SidebarItem[];

/** An entry of a sidebar. */
export type SidebarItem = SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

/** Keys that items of all types may have. */
interface CommonItemKeys {
  readonly className?: string;
  /** Values for the site's own components, as JSON. */
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** A document of the version; `ref` items are left out of previous and next links. */
export interface SidebarDoc extends CommonItemKeys {
  readonly type: 'doc';
  readonly id: string;
  readonly label: string;
  readonly route: string;
  readonly isRef: boolean;
  readonly unlisted: boolean;
}

/** An authored link: a URL, or a path of the site. */
export interface SidebarLink extends CommonItemKeys {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** The description on its card. */
  readonly description?: string;
  /** Where the sidebars file defines it. */
  readonly place: Place;
}

/** Authored HTML. */
export interface SidebarHtml extends CommonItemKeys {
  readonly type: 'html';
  readonly value: string;
  readonly defaultStyle: boolean;
  /** Where the sidebars file defines it. */
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

/** The link target of a category's own label. */
export type SidebarCategoryLink =
  | {
      readonly type: 'doc';
      readonly id: string;
      readonly route: string;
      /** Set if nothing may link to it. */
      readonly unlisted?: true;
    }
  | {
      readonly type: 'generated-index';
      readonly route: string;
      readonly title: string;
      readonly description: string;
      readonly keywords: readonly string[];
      readonly image?: string;
      /** Where it is defined. */
      readonly place: Place;
    };
