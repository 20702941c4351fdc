import type { FinishedSidebarItem, FinishedVersion, Sidebar, SidebarItem } from '@docsite/core';

/**
 * The sidebars of a version in the form that plugins receive.
 *
 * @param urlOf Returns the address of a route.
 */
export function finishedSidebars(
  sidebars: Readonly<Record<string, Sidebar>>,
  urlOf: (route: string) => string,
): FinishedVersion['sidebars'] {
  const entries = (sidebar: Sidebar) => sidebar.map((item) => finishedItem(item, urlOf));
  return Object.fromEntries(Object.entries(sidebars).map(([name, sidebar]) => [name, entries(sidebar)]));
}

function finishedItem(item: SidebarItem, urlOf: (route: string) => string): FinishedSidebarItem {
  const { className, customProps } = item;
  const look = { ...(className !== undefined && { className }), ...(customProps !== undefined && { customProps }) };
  switch (item.type) {
    case 'html':
      return { html: item.value, defaultStyle: item.defaultStyle, ...look };
    case 'doc': {
      const { label, id, unlisted } = item;
      return { label, url: urlOf(item.route), id, unlisted, ...look };
    }
    case 'link':
      return { label: item.label, url: item.href, ...describedBy(item), ...look };
    case 'category': {
      const { label, collapsible, collapsed, link } = item;
      const items = item.items.map((inner) => finishedItem(inner, urlOf));
      const own = link === undefined ? {} : { url: urlOf(link.route) };
      return { label, ...own, collapsible, collapsed, ...describedBy(item), ...look, items };
    }
  }
}

function describedBy({ description }: { readonly description?: string }): Pick<FinishedSidebarItem, 'description'> {
  return description === undefined ? {} : { description };
}
