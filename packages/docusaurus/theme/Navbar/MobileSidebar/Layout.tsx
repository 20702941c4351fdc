import { MenuPartsContext } from '@docusaurus/inner/navbar/menu-parts';
import { type ReactNode, useContext } from 'react';

export interface NavbarMobileSidebarLayoutProps {
  readonly header: ReactNode;
  readonly primaryMenu: ReactNode;
  readonly secondaryMenu: ReactNode;
}

/**
 * The parts of the menu on narrow screens, one below the other. It is next to the page, where they are drawn only once.
 */
export default function NavbarMobileSidebarLayout(props: NavbarMobileSidebarLayoutProps) {
  const { header, primaryMenu, secondaryMenu } = props;
  if (useContext(MenuPartsContext) === undefined) return null;
  return (
    <>
      {header}
      {primaryMenu}
      {secondaryMenu}
    </>
  );
}
