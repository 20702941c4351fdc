import { NavbarChoiceContext } from '@docusaurus/inner/navbar/navbar-item-context';
import { NavbarItem } from '@theme-original/shell/navbar-item';
import { useContext } from 'react';

/** The languages of the site. */
export default function LocaleDropdownNavbarItem() {
  const choice = useContext(NavbarChoiceContext);
  return <NavbarItem item={choice ?? { type: 'locale-dropdown', position: 'right' }} />;
}
