import type { NavbarLinkData } from '@docsite/renderer/template';
import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { NavbarLink } from '@theme-original/shell/navbar-item';

export interface NavbarItemProps extends NavbarNavLinkProps {
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
  /** Whether it stands in a list that a component of the site opens. */
  readonly isDropdownItem?: boolean;
  /** The link as docsite has resolved it; absent where a component makes one. */
  readonly item?: NavbarLinkData;
  readonly onClick?: () => void;
}

/** A link of the navbar: an entry of its list, unless a component makes it, which is one. */
export default function DefaultNavbarItem({
  item,
  position: _,
  mobile: _mobile,
  isDropdownItem,
  ...props
}: NavbarItemProps) {
  const { label, className } = props;
  if (item === undefined || typeof label !== 'string') {
    const link = <NavbarNavLink {...props} className={['navbar-link', className].filter(Boolean).join(' ')} />;
    return isDropdownItem ? <li>{link}</li> : link;
  }
  return (
    <li>
      <NavbarLink item={{ ...item, label, ...(className !== undefined && { className }) }} />
    </li>
  );
}
