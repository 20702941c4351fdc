import type { LinkAddress } from './link-address.js';

/** Properties that any sidebar entry may have. */
interface SidebarEntryLook {
  readonly className?: string;
  /** Values for the site's own components. */
  readonly customProps?: Readonly<Record<string, unknown>>;
  /** What the sidebar says about it; absent unless `documentData` is `'all'`. */
  readonly description?: string;
}

/** A sidebar entry as templates render it. */
export type SidebarItemData =
  | (LinkAddress &
      SidebarEntryLook & {
        readonly type: 'link';
        readonly label: string;
        /** Set if it is shown only on its own page. */
        readonly unlisted?: true;
        /** When a post was published, in ISO 8601; absent unless `documentData` is set. */
        readonly date?: string;
      })
  | SidebarCategoryData
  | (SidebarEntryLook & { readonly type: 'html'; readonly html: string; readonly defaultStyle: boolean });

/** A category as templates render it; `collapsed` is its state before the reader opens or closes it. */
export interface SidebarCategoryData extends SidebarEntryLook {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page, or else its first page; absent if the category contains no pages. */
  readonly href?: string;
  /** Whether `href` is the category's own page. */
  readonly hasPage: boolean;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** Set if everything in it is unlisted, so that it is shown only on the pages in it. */
  readonly unlisted?: true;
  readonly items: readonly SidebarItemData[];
}
