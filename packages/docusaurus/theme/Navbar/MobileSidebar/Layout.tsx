import { MenuPartsContext } from '@docusaurus/inner/navbar/menu-parts';
import { type ReactNode, useContext } from 'react';

export interface NavbarMobileSidebarLayoutProps {
  readonly header: ReactNode;
  readonly primaryMenu: ReactNode;
  readonly secondaryMenu: ReactNode;
}

/** The parts of the menu of narrow screens below each other: beside the page, where they are drawn once. */
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
