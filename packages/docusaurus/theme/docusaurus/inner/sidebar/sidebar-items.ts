import type { SidebarItemData } from '@docsite/renderer/template';
import isInternalUrl from '../../isInternalUrl.js';

/** A sidebar item in the form that Docusaurus's components receive. */
export type PropSidebarItem =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly unlisted?: true;
      readonly className?: string;
      readonly customProps?: CustomProps;
      /** The id of the linked document, if components of the site look up documents by id. */
      readonly docId?: string;
      /** The description on its card. */
      readonly description?: string;
    }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly href?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly className?: string;
      readonly customProps?: CustomProps;
      readonly description?: string;
      readonly items: readonly PropSidebarItem[];
    }
  | {
      readonly type: 'html';
      readonly value: string;
      readonly defaultStyle: boolean;
      readonly className?: string;
      readonly customProps?: CustomProps;
    };

/** Values for the site's own components. */
type CustomProps = Readonly<Record<string, unknown>>;

/** An item with HTML. */
export type HtmlItem = Extract<PropSidebarItem, { readonly type: 'html' }>;

/** An item that may have a card. */
export type CardEntry = Exclude<PropSidebarItem, HtmlItem>;

/** docsite's items, by the items created from them. */
const sources = new WeakMap<object, SidebarItemData>();

/** The items created for components. As in Docusaurus, pages share them. */
const madeItems = new WeakMap<SidebarItemData, PropSidebarItem>();

/** Converts the items of a sidebar from docsite's form. */
export function sidebarItems(items: readonly SidebarItemData[]): PropSidebarItem[] {
  return items.map((item): PropSidebarItem => {
    const known = madeItems.get(item);
    if (known !== undefined) return known;
    const made = propItem(item);
    sources.set(made, item);
    madeItems.set(item, made);
    return made;
  });
}

function propItem(item: SidebarItemData): PropSidebarItem {
  const { className, customProps, description } = item;
  const look = {
    ...(className !== undefined && { className }),
    ...(customProps !== undefined && { customProps }),
    ...(description !== undefined && { description }),
  };
  if (item.type === 'html') return { type: 'html', value: item.html, defaultStyle: item.defaultStyle, ...look };
  if (item.type === 'link') {
    const { label, href, unlisted } = item;
    return { type: 'link', label, href, ...(unlisted && { unlisted }), ...look };
  }
  const { label, href, hasPage, collapsible, collapsed } = item;
  const own = hasPage && href !== undefined ? { href } : {};
  return { type: 'category', label, ...own, collapsible, collapsed, ...look, items: sidebarItems(item.items) };
}

/** Copies an item; the copy is converted back to the same item of docsite. */
export function copyOf<Item extends PropSidebarItem>(item: Item): Item {
  const copy = { ...item };
  const source = sources.get(item);
  if (source !== undefined) sources.set(copy, source);
  return copy;
}

/** Converts items to docsite's form: the items they were created from, or new ones with their values. */
export function sidebarSources(items: readonly PropSidebarItem[]): SidebarItemData[] {
  return items.map((item) => sources.get(item) ?? sourceOf(item));
}

function sourceOf(item: PropSidebarItem): SidebarItemData {
  if (item.type === 'html') {
    const { value, ...rest } = item;
    return { ...rest, html: value };
  }
  if (item.type === 'link') return { ...item, ...(!isInternalUrl(item.href) && { external: true }) };
  const { href = firstLink(item.items), items, ...rest } = item;
  return {
    ...rest,
    ...(href !== undefined && { href }),
    hasPage: item.href !== undefined,
    items: sidebarSources(items),
  };
}

function firstLink(items: readonly PropSidebarItem[]): string | undefined {
  const links = items.map((item) => {
    if (item.type === 'html') return undefined;
    return item.type === 'link' ? item.href : (item.href ?? firstLink(item.items));
  });
  return links.find((href) => href !== undefined);
}
