import type { NavbarLinkData } from '@docsite/renderer/template';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, useContext } from 'react';

/** What Docusaurus gives dropdowns whose configuration has no items of its own. */
export const noDropdownItems = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** Whether the item of the navbar that is drawn has been resolved: it is given what its component expects. */
export const ResolvedItemContext = createContext(false);

/** The item that is drawn, as far as it consists of links that docsite has resolved. */
export interface ResolvedLinks {
  readonly links: readonly NavbarLinkData[];
  /** Whether it is a link itself, rather than a list of links. */
  readonly isLink: boolean;
}

/** The links of the item that is drawn. */
export const NavbarLinksContext = createContext<ResolvedLinks>({ links: [], isLink: false });

/** What identifies a link among those of an item. */
export interface LinkKeys {
  readonly href?: string | undefined;
  /** A path of the site, which a component has found out itself. */
  readonly to?: string | undefined;
  readonly label?: unknown;
}

/** The resolved link that a component is given, by its address; undefined for one that the site makes itself. */
export function useNavbarLink({ href, to, label }: LinkKeys): NavbarLinkData | undefined {
  const target = useBaseUrl(to ?? '');
  const address = to === undefined ? href : target;
  const links = useContext(NavbarLinksContext).links.filter((link) => link.href === address);
  return links.find((link) => link.label === label) ?? links[0];
}

/** Whether the item that is drawn stands in an entry of a list already. */
export const NavbarEntryContext = createContext(false);
