import { NavbarEntryContext } from '@docusaurus/inner/navbar/navbar-item-context';
import Desktop, { type DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { useContext } from 'react';

/** A dropdown of links; in the menu on narrow screens, its links are shown below its label. */
export default function DropdownNavbarItem({ mobile = false, ...props }: DropdownNavbarItemProps) {
  const isInEntry = useContext(NavbarEntryContext);
  if (mobile) return <Mobile {...props} />;
  const list = <Desktop {...props} />;
  return isInEntry ? list : <li>{list}</li>;
}
