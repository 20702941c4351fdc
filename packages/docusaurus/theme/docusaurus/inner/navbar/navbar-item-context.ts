import type { NavbarItemData, NavbarLinkData } from '@docsite/renderer/template';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, useContext } from 'react';

/** The props that Docusaurus passes to dropdowns without items of their own. */
export const noDropdownItems = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** Whether the navbar item being drawn has been resolved, so that its component receives the props it expects. */
export const ResolvedItemContext = createContext(false);

/** A dropdown of versions or languages. */
export type NavbarChoice = Extract<NavbarItemData, { readonly type: 'version-dropdown' | 'locale-dropdown' }>;

/** The dropdown of versions or languages that is being drawn; the site's components receive its entries alone. */
export const NavbarChoiceContext = createContext<NavbarChoice | undefined>(undefined);

/** The links that docsite has resolved for the item being drawn. */
export interface ResolvedLinks {
  readonly links: readonly NavbarLinkData[];
  /** Whether the item is a single link rather than a list of links. */
  readonly isLink: boolean;
}

/** The links of the item being drawn. */
export const NavbarLinksContext = createContext<ResolvedLinks>({ links: [], isLink: false });

/** The keys that identify a link among those of an item. */
export interface LinkKeys {
  readonly href?: string | undefined;
  /** A path within the site, determined by the component itself. */
  readonly to?: string | undefined;
  readonly label?: unknown;
}

/**
 * Finds the resolved link for a component's props by its address; undefined for a link that the site creates itself.
 */
export function useNavbarLink({ href, to, label }: LinkKeys): NavbarLinkData | undefined {
  const target = useBaseUrl(to ?? '');
  const address = to === undefined ? href : target;
  const links = useContext(NavbarLinksContext).links.filter((link) => link.href === address);
  return links.find((link) => link.label === label) ?? links[0];
}

/** Whether the item being drawn is already inside an entry of a list. */
export const NavbarEntryContext = createContext(false);
