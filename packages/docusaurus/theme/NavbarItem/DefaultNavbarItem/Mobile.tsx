import type { NavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** A link in the menu on narrow screens. docsite's theme marks the link to the current page without a class. */
export default function DefaultNavbarItemMobile(props: NavbarItemProps) {
  const { isDropdownItem: _, className, activeClassName: _active, ...given } = props;
  return (
    <li>
      <NavbarNavLink {...given} className={['navbar-link', className].filter(Boolean).join(' ')} />
    </li>
  );
}
