import type { LinkAddress } from './link-address.js';

/** The logo of the navbar or the footer, with sizes in pixels and final addresses. */
export interface LogoData {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Absent if the logo is no link. */
  readonly href?: string;
  readonly className?: string;
  /** CSS properties of the image. */
  readonly style?: Readonly<Record<string, string | number>>;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The contents of the navbar; `items` are in order on each side. */
export interface NavbarData {
  readonly title?: string;
  readonly logo?: LogoData;
  readonly hideOnScroll: boolean;
  readonly style: 'light' | 'dark' | 'primary';
  readonly items: readonly NavbarItemData[];
}

interface ForTheme {
  /** The item's own keys, for a component of the site's theme that draws it. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** An item of the navbar, by `type`. */
export type NavbarItemData =
  | NavbarLinkData
  | (ForTheme & {
      readonly type: 'dropdown';
      readonly label: string;
      readonly className?: string;
      readonly position: 'left' | 'right';
      readonly items: readonly NavbarEntryData[];
      /** Set if a click on the button follows the first link where a mouse opens the list. */
      readonly linked?: true;
    })
  | NavbarHtmlData
  | { readonly type: 'search'; readonly position: 'left' | 'right' }
  | (NavbarChoiceData & {
      readonly type: 'version-dropdown';
      readonly instance: string;
      /** The versions to list, with their labels in this dropdown; absent for all. */
      readonly versions?: readonly { readonly name: string; readonly label?: string }[];
    })
  | (NavbarChoiceData & {
      readonly type: 'locale-dropdown';
      /** Query added to the languages' addresses after a `?`. */
      readonly query?: string;
      /** Set if it is shown even with only one language. */
      readonly always?: true;
    })
  | NavbarComponentData;

/** A dropdown that leads to the same page in another version or language. */
export interface NavbarChoiceData extends ForTheme {
  readonly position: 'left' | 'right';
  readonly className?: string;
  /** Entries above the languages or versions; absent for none. */
  readonly before?: readonly NavbarEntryData[];
  /** Entries below the languages or versions; absent for none. */
  readonly after?: readonly NavbarEntryData[];
}

/** An entry of a dropdown. */
export type NavbarEntryData = NavbarLinkData | NavbarHtmlData | NavbarComponentData;

/** An item rendered by a component of the site's theme; the default theme has none. */
export interface NavbarComponentData {
  readonly type: 'component';
  readonly position: 'left' | 'right';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** An item with the site's own HTML. */
export interface NavbarHtmlData extends ForTheme {
  readonly type: 'html';
  readonly html: string;
  readonly position: 'left' | 'right';
  readonly className?: string;
}

/** A link in the navbar or one of its dropdowns, and the pages on which it is marked as current. */
export interface NavbarLinkData extends LinkAddress, ForTheme {
  readonly type: 'link';
  readonly label: string;
  readonly position: 'left' | 'right';
  /** Path prefix of the pages on which the item is also current. */
  readonly activeBasePath?: string;
  /** Regular expression that matches the URLs of pages on which the item is also current. */
  readonly activeBaseRegex?: string;
  /** Sidebar of the pages on which the item is also current. */
  readonly activeSidebar?: string;
  readonly className?: string;
  /** HTML instead of the label. */
  readonly html?: string;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Set for a link to another site that is not marked as such. */
  readonly marked?: false;
  /** Accessible name, read out instead of the label. */
  readonly ariaLabel?: string;
  /** The docs instance that the link leads to, if it has more than one version. */
  readonly docsInstance?: string;
  /** The link's address in each version that has its target; `href` is its address in the latest one. */
  readonly versionUrls?: readonly NavbarVersionUrl[];
}

/** The address of a navbar link in one version of the docs. */
export interface NavbarVersionUrl {
  /** Name of the version. */
  readonly version: string;
  readonly href: string;
  /** The link's label in this version, if it is different. */
  readonly label?: string;
  readonly activeSidebar?: string;
  readonly activeBasePath?: string;
}
