import type { SidebarItemData } from '@docsite/renderer/template';

/** An entry of a sidebar, as components of Docusaurus know it. */
export type PropSidebarItem =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly unlisted?: true;
      readonly className?: string;
      /** What its card says. */
      readonly description?: string;
    }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly href?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly className?: string;
      readonly description?: string;
      readonly items: readonly PropSidebarItem[];
    }
  | { readonly type: 'html'; readonly value: string; readonly defaultStyle: boolean; readonly className?: string };

/** An entry that may have a card. */
export type CardEntry = Exclude<PropSidebarItem, { readonly type: 'html' }>;

/** The entries of a sidebar of docsite. */
export function sidebarItems(items: readonly SidebarItemData[]): PropSidebarItem[] {
  return items.map((item): PropSidebarItem => {
    const look = item.className === undefined ? {} : { className: item.className };
    if (item.type === 'html') return { type: 'html', value: item.html, defaultStyle: item.defaultStyle, ...look };
    if (item.type === 'link') {
      const { label, href, unlisted } = item;
      return { type: 'link', label, href, ...(unlisted && { unlisted }), ...look };
    }
    const { label, href, hasPage, collapsible, collapsed } = item;
    const own = hasPage && href !== undefined ? { href } : {};
    return { type: 'category', label, ...own, collapsible, collapsed, ...look, items: sidebarItems(item.items) };
  });
}
