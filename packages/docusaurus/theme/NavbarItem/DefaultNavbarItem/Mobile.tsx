import type { NavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** A link in the menu of narrow screens. */
export default function DefaultNavbarItemMobile({ isDropdownItem: _, ...props }: NavbarItemProps) {
  return (
    <li>
      <NavbarNavLink {...props} className={['navbar-link', props.className].filter(Boolean).join(' ')} />
    </li>
  );
}
