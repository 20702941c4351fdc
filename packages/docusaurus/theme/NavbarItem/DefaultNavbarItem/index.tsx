import { NavbarLinksContext, useNavbarLink } from '@docusaurus/inner/navbar/navbar-item-context';
import Desktop, { type NavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import { useContext } from 'react';

export interface DefaultNavbarItemProps extends NavbarItemProps {
  readonly position?: 'left' | 'right';
  /** Whether it is in the menu on narrow screens. */
  readonly mobile?: boolean;
}

/** A link of the navbar: an item of its list, unless a component of the site draws the item. */
export default function DefaultNavbarItem({ mobile = false, position: _, ...props }: DefaultNavbarItemProps) {
  const isKnown = useNavbarLink(props) !== undefined;
  const isEntry = (useContext(NavbarLinksContext).isLink || isKnown) && !props.isDropdownItem;
  const { activeClassName = mobile ? 'menu__link--active' : 'navbar__link--active' } = props;
  if (mobile) return <Mobile {...props} activeClassName={activeClassName} />;
  const link = <Desktop {...props} activeClassName={activeClassName} />;
  return isEntry ? <li>{link}</li> : link;
}
