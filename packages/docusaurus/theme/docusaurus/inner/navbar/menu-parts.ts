import { createContext, type ReactNode } from 'react';

/** The menu on narrow screens, for the site's components of its parts. */
export interface MenuParts {
  /** What it shows besides the links of the navbar: the sidebar of the page. */
  readonly secondary: ReactNode;
  /** Whether it shows that in place of the links, as the site's component may do. */
  readonly isSecondaryShown: boolean;
  readonly hideSecondary: () => void;
}

/** The menu around a component; absent outside of a menu. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
