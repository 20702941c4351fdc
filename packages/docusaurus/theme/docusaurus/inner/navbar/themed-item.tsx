import type { NavbarEntryData, NavbarItemData, NavbarLinkData } from '@docsite/renderer/template';
import {
  type NavbarChoice,
  NavbarChoiceContext,
  NavbarEntryContext,
  NavbarLinksContext,
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
        <NavbarChoiceContext value={isChoice(item) ? item : undefined}>
          <ThemeNavbarItem type={type} {...props} position={item.position} {...(mobile && { mobile })} />
        </NavbarChoiceContext>
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

function isChoice(item: NavbarItemData): item is NavbarChoice {
  return item.type === 'version-dropdown' || item.type === 'locale-dropdown';
}

function linksOf(item: NavbarItemData): readonly NavbarLinkData[] {
  const entries = entriesIn(item);
  return entries.filter((entry) => entry.type === 'link');
}

/** The entries of a dropdown that docsite has resolved, or the item itself. */
function entriesIn(item: NavbarItemData): readonly NavbarItemData[] {
  if (isChoice(item)) return [...(item.before ?? []), ...(item.after ?? [])];
  return item.type === 'dropdown' ? item.items : [item];
}

/** The type and the props of an item, as in Docusaurus. Keys unknown to docsite come first. */
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
      return ['localeDropdown', choiceProps(item)];
    case 'version-dropdown':
      return ['docsVersionDropdown', { ...choiceProps(item), docsPluginId: item.instance }];
    case 'component':
      return [item.name, item.props];
  }
}

function choiceProps({ props, className, before = [], after = [] }: NavbarChoice): object {
  return {
    ...props,
    ...(className && { className }),
    dropdownItemsBefore: before.map(entryProps),
    dropdownItemsAfter: after.map(entryProps),
  };
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
