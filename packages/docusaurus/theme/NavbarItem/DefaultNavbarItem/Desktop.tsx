import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';

export interface NavbarItemProps extends NavbarNavLinkProps {
  /** Whether it stands in a list that a component of the site opens. */
  readonly isDropdownItem?: boolean;
}

/** A link in the navbar, or in a list of it. */
export default function DefaultNavbarItemDesktop({ isDropdownItem = false, ...props }: NavbarItemProps) {
  const link = <NavbarNavLink {...props} className={['navbar-link', props.className].filter(Boolean).join(' ')} />;
  return isDropdownItem ? <li>{link}</li> : link;
}
