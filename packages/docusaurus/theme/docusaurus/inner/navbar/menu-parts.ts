import { createContext, type ReactNode } from 'react';

/** The menu of narrow screens, for the components of a site that it is made of. */
export interface MenuParts {
  /** What it shows beside the links of the navbar: the sidebar of the page. */
  readonly secondary: ReactNode;
  /** Whether it shows that in the place of the links of the navbar, where the site draws it so. */
  readonly isSecondaryShown: boolean;
  readonly hideSecondary: () => void;
}

/** The menu that components are drawn in; absent outside of it. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
