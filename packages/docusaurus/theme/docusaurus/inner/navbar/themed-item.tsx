import type { NavbarEntryData, NavbarItemData, NavbarLinkData } from '@docsite/renderer/template';
import {
  NavbarEntryContext,
  NavbarLinksContext,
  noDropdownItems,
  ResolvedItemContext,
} from '@docusaurus/inner/navbar/navbar-item-context';
import isInternalUrl from '@docusaurus/isInternalUrl';
import ThemeNavbarItem from '@theme/NavbarItem';

export interface ThemedItemProps {
  readonly item: NavbarItemData;
  /** Whether it is in the menu on narrow screens. */
  readonly mobile?: boolean;
}

/**
 * A navbar item, drawn by the site's component for its type. As in Docusaurus, a component of the site draws the item
 * of the list itself in the menu and in dropdowns, but not in the navbar.
 */
export function ThemedItem({ item, mobile = false }: ThemedItemProps) {
  const [type, props] = asConfigured(item);
  const drawn = (
    <NavbarLinksContext value={{ links: linksOf(item), isLink: item.type === 'link' }}>
      <ResolvedItemContext value={true}>
        <ThemeNavbarItem type={type} {...props} position={item.position} {...(mobile && { mobile })} />
      </ResolvedItemContext>
    </NavbarLinksContext>
  );
  if (item.type !== 'component' || mobile || item.props.isDropdownItem === true) return drawn;
  return (
    <li>
      <NavbarEntryContext value={true}>{drawn}</NavbarEntryContext>
    </li>
  );
}

function linksOf(item: NavbarItemData): readonly NavbarLinkData[] {
  const entries = item.type === 'dropdown' ? item.items : [item];
  return entries.filter((entry) => entry.type === 'link');
}

/**
 * The type and the props of an item, as in Docusaurus. Keys unknown to docsite come first. The entries of dropdowns are
 * in `item`.
 */
function asConfigured(item: NavbarItemData): [type: string, props: object] {
  switch (item.type) {
    case 'link': {
      const { type, ...props } = linkProps(item);
      return [type ?? 'default', props];
    }
    case 'dropdown':
      return [
        'dropdown',
        { ...item.props, label: item.label, className: item.className, items: item.items.map(entryProps) },
      ];
    case 'html':
      return ['html', entryProps(item)];
    case 'search':
      return ['search', {}];
    case 'locale-dropdown':
      return ['localeDropdown', { ...item.props, ...noDropdownItems, item }];
    case 'version-dropdown':
      return ['docsVersionDropdown', { ...item.props, ...noDropdownItems, docsPluginId: item.instance, item }];
    case 'component':
      return [item.name, item.props];
  }
}

function entryProps(item: NavbarEntryData): object {
  if (item.type === 'link') return linkProps(item);
  if (item.type === 'component') return { ...item.props, type: item.name };
  return { ...item.props, type: 'html', value: item.html, ...(item.className && { className: item.className }) };
}

/** The type of a link, if it is configured, and the link's props: `to` within the site, `href` for others. */
function linkProps(link: NavbarLinkData): { readonly type?: string; readonly [prop: string]: unknown } {
  const { label, href, className, ariaLabel, html, attributes } = link;
  return {
    ...link.props,
    ...attributes,
    ...(html !== undefined && { html }),
    label,
    ...(isInternalUrl(href) ? { to: href } : { href }),
    ...(className && { className }),
    ...(ariaLabel && { 'aria-label': ariaLabel }),
  };
}
