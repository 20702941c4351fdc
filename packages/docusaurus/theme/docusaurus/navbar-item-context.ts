import type { NavbarLinkData } from '@docsite/renderer/template';
import { createContext, useContext } from 'react';

/** Whether the item of the navbar that is drawn has been resolved: it is given what its component expects. */
export const ResolvedItemContext = createContext(false);

/** The links of the item that is drawn, as docsite has resolved them. */
export const NavbarLinksContext = createContext<readonly NavbarLinkData[]>([]);

/** The resolved link that a component is given, by its address; undefined for one that the site makes itself. */
export function useNavbarLink({ href, label }: { readonly href?: string; readonly label?: unknown }) {
  const links = useContext(NavbarLinksContext).filter((link) => link.href === href);
  return links.find((link) => link.label === label) ?? links[0];
}

/** Whether the item that is drawn stands in an entry of a list already. */
export const NavbarEntryContext = createContext(false);
