import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';

export interface NavbarItemProps extends NavbarNavLinkProps {
  /** Whether it stands in a list that a component of the site opens. */
  readonly isDropdownItem?: boolean;
}

/** A link in the navbar, or in a list of it. The theme marks the link to the current page without a class. */
export default function DefaultNavbarItemDesktop(props: NavbarItemProps) {
  const { isDropdownItem = false, className, activeClassName: _, ...given } = props;
  const link = <NavbarNavLink {...given} className={['navbar-link', className].filter(Boolean).join(' ')} />;
  return isDropdownItem ? <li>{link}</li> : link;
}
