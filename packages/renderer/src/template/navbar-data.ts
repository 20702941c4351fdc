import type { LinkAddress } from './link-address.js';

/** The logo of the navbar or the footer; sizes are in pixels, addresses are final. */
export interface LogoData {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly href: string;
  readonly className?: string;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What the navbar shows; `items` are in their order on either side. */
export interface NavbarData {
  readonly title?: string;
  readonly logo?: LogoData;
  readonly hideOnScroll: boolean;
  readonly style: 'light' | 'dark' | 'primary';
  readonly items: readonly NavbarItemData[];
}

/** An item of the navbar, by `type`. */
export type NavbarItemData =
  | NavbarLinkData
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly className?: string;
      readonly position: 'left' | 'right';
      readonly items: readonly NavbarEntryData[];
    }
  | NavbarHtmlData
  | { readonly type: 'search'; readonly position: 'left' | 'right' }
  | (NavbarChoiceData & {
      readonly type: 'version-dropdown';
      readonly instance: string;
      /** The versions that it lists, with labels of its own; absent for all. */
      readonly versions?: readonly { readonly name: string; readonly label?: string }[];
    })
  | (NavbarChoiceData & {
      readonly type: 'locale-dropdown';
      /** What is added to the addresses of its languages after a `?`. */
      readonly query?: string;
      /** Set where it is there with one language, too. */
      readonly always?: true;
    })
  | NavbarComponentData;

/** A dropdown that leads to the same page in another version or language. */
export interface NavbarChoiceData {
  readonly position: 'left' | 'right';
  readonly className?: string;
  /** Entries above its own; absent for none. */
  readonly before?: readonly NavbarEntryData[];
  /** Entries below its own; absent for none. */
  readonly after?: readonly NavbarEntryData[];
}

/** An entry of a dropdown. */
export type NavbarEntryData = NavbarLinkData | NavbarHtmlData | NavbarComponentData;

/** An item that a component of the site's theme draws; the default theme has none. */
export interface NavbarComponentData {
  readonly type: 'component';
  readonly position: 'left' | 'right';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** An item that is HTML of the site's own. */
export interface NavbarHtmlData {
  readonly type: 'html';
  readonly html: string;
  readonly position: 'left' | 'right';
  readonly className?: string;
}

/** A link of the navbar or of one of its dropdowns, and the pages on which it is marked as current. */
export interface NavbarLinkData extends LinkAddress {
  readonly type: 'link';
  readonly label: string;
  readonly position: 'left' | 'right';
  /** The item is current on every page whose URL begins with this path. */
  readonly activeBasePath?: string;
  /** The item is current on every page whose URL this regular expression finds. */
  readonly activeBaseRegex?: string;
  /** The item is current on every page that shows this sidebar. */
  readonly activeSidebar?: string;
  readonly className?: string;
  /** HTML in place of the label. */
  readonly html?: string;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What is read out in place of the label. */
  readonly ariaLabel?: string;
  /** The docs instance that the link leads into, where that has more than one version. */
  readonly docsInstance?: string;
  /** Where the link leads in each version that has its target; `href` is that of the latest. */
  readonly versionUrls?: readonly NavbarVersionUrl[];
}

/** Where a link of the navbar leads in one version of the docs. */
export interface NavbarVersionUrl {
  /** Name of the version. */
  readonly version: string;
  readonly href: string;
  /** The words of the link in this version, where they are others. */
  readonly label?: string;
  readonly activeSidebar?: string;
}
