import type {
  LabelledLink,
  LastUpdate,
  PageContent,
  PageDataBase,
  PageLink,
  TagGroup,
  TagLink,
  TocItem,
} from '../../page-data.js';

/** The data of a docs page before its body is rendered. */
export type DocsPageData = DocPageData | CategoryPageData | TagListPageData | TagPageData | VersionsPageData;

/** The part of the docs that a page belongs to. */
export interface DocsContext {
  readonly instance: string;
  readonly version: string;
  readonly versionLabel: string;
  /** The banner shown on pages of versions other than the latest. */
  readonly versionBanner?: 'unreleased' | 'unmaintained';
  readonly showVersionBadge: boolean;
  /** The version's class for the document, from the configuration. */
  readonly versionClassName?: string;
  /** The same page in the latest version, if `versionBanner` is set. */
  readonly latestVersionUrl?: string;
  readonly versionUrls: readonly VersionUrl[];
  /** Key in `SiteData.sidebars`. */
  readonly sidebar?: string;
}

/** The address of a page in a version. */
export interface VersionUrl {
  readonly name: string;
  readonly label: string;
  readonly url: string;
  /** Set if the version lacks the document of the page, so that the address is that of another one. */
  readonly isOther?: true;
}

/** A document of the docs. */
export interface DocPageData extends PageDataBase {
  readonly kind: 'doc';
  readonly docs: DocsContext;
  readonly breadcrumbs: readonly LabelledLink[];
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly tags: readonly TagLink[];
  /** The cards of its `DocCardList`; absent if it has none. */
  readonly cards?: readonly CategoryCard[];
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly content: PageContent;
}

/** A generated index of a category's items. */
export interface CategoryPageData extends PageDataBase {
  readonly kind: 'category';
  readonly docs: DocsContext;
  readonly breadcrumbs: readonly LabelledLink[];
  readonly items: readonly CategoryCard[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** A card for an entry of a category. */
export interface CategoryCard extends PageLink {
  readonly type: 'page' | 'category';
  readonly description: string;
  /** The number of items in a category, in words. */
  readonly count?: string;
}

/** All tags of a docs instance and version. */
export interface TagListPageData extends PageDataBase {
  readonly kind: 'tag-list';
  readonly docs: DocsContext;
  readonly groups: readonly TagGroup[];
}

/** The pages with one tag. */
export interface TagPageData extends PageDataBase {
  readonly kind: 'tag';
  readonly docs: DocsContext;
  readonly label: string;
  /** Set if only unlisted pages have the tag. */
  readonly unlisted?: true;
  readonly tagsUrl: string;
  readonly items: readonly (PageLink & { readonly description: string })[];
}

/** The list of all versions of the docs. */
export interface VersionsPageData extends PageDataBase {
  readonly kind: 'versions';
  readonly instances: readonly {
    readonly id: string;
    /** The name that readers see. */
    readonly label: string;
    readonly versions: readonly (VersionUrl & {
      readonly isLast: boolean;
      readonly banner?: 'unreleased' | 'unmaintained';
    })[];
  }[];
}
