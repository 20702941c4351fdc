import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';

export interface NavbarItemProps extends NavbarNavLinkProps {
  /** Whether it is in a dropdown drawn by a component of the site. */
  readonly isDropdownItem?: boolean;
}

/** A link in the navbar or one of its dropdowns. docsite's theme marks the link to the current page without a class. */
export default function DefaultNavbarItemDesktop(props: NavbarItemProps) {
  const { isDropdownItem = false, className, activeClassName: _, ...given } = props;
  const link = <NavbarNavLink {...given} className={['navbar-link', className].filter(Boolean).join(' ')} />;
  return isDropdownItem ? <li>{link}</li> : link;
}
