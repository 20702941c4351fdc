import NavbarItem, { type NavbarItemConfig } from '@theme/NavbarItem';
import type { HtmlNavbarItemProps } from '@theme/NavbarItem/HtmlNavbarItem';
import type { NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import type { ReactNode } from 'react';

/** An entry of a dropdown: a link, or one of a type of docsite's or of the site's own. */
export type DropdownItem = NavbarNavLinkProps | HtmlNavbarItemProps | NavbarItemConfig;

/**
 * The entries of a dropdown, each of which draws the item of the list itself.
 *
 * @param mobile Whether it is in the menu on narrow screens.
 */
export function entries(items: readonly DropdownItem[], { mobile = false } = {}): ReactNode {
  const activeClassName = mobile ? 'menu__link--active' : 'dropdown__link--active';
  return items.map((item, index) => {
    const props = item as NavbarItemConfig;
    const type = props.type ?? ('value' in item ? 'html' : 'default');
    return (
      <NavbarItem
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        key={index}
        isDropdownItem
        activeClassName={activeClassName}
        {...(mobile && { mobile })}
        {...props}
        type={type}
      />
    );
  });
}
