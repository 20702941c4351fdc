import type { LinkAddress } from './link-address.js';

/** What any entry of a sidebar may have. */
interface SidebarEntryLook {
  readonly className?: string;
  /** Values for components of the site's own. */
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** An entry of a sidebar as templates draw it. */
export type SidebarItemData =
  | (LinkAddress &
      SidebarEntryLook & {
        readonly type: 'link';
        readonly label: string;
        /** It is shown on its own page alone. */
        readonly unlisted?: true;
      })
  | SidebarCategoryData
  | (SidebarEntryLook & { readonly type: 'html'; readonly html: string; readonly defaultStyle: boolean });

/** A category as templates draw it; `collapsed` is how it is before the reader opens or closes it. */
export interface SidebarCategoryData extends SidebarEntryLook {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page, else its first page; absent where the category holds no page. */
  readonly href?: string;
  /** Whether `href` is the category's own page. */
  readonly hasPage: boolean;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** All that it holds is unlisted: it is shown on the pages in it alone. */
  readonly unlisted?: true;
  readonly items: readonly SidebarItemData[];
}
