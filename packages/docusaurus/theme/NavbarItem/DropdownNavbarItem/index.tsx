import { NavbarEntryContext } from '@docusaurus/inner/navbar/navbar-item-context';
import Desktop, { type DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { useContext } from 'react';

/** A list of links that opens; menus of narrow screens show what is in it below its label. */
export default function DropdownNavbarItem({ mobile = false, ...props }: DropdownNavbarItemProps) {
  const isInEntry = useContext(NavbarEntryContext);
  if (mobile) return <Mobile {...props} />;
  const list = <Desktop {...props} />;
  return isInEntry ? list : <li>{list}</li>;
}
