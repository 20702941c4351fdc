import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import HtmlNavbarItem, { type HtmlNavbarItemProps } from '@theme/NavbarItem/HtmlNavbarItem';
import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import type { ReactNode } from 'react';

/** An item of a type of the site's own. */
interface OwnItem {
  readonly type: `custom-${string}`;
  readonly [prop: string]: unknown;
}

/** An entry of a list of the navbar. */
export type DropdownItem = NavbarNavLinkProps | ({ readonly type: 'html' } & HtmlNavbarItemProps) | OwnItem;

/** The entries of a list of the navbar. */
export function entries(items: readonly DropdownItem[]): ReactNode {
  return items.map((item, index) =>
    isHtml(item) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <HtmlNavbarItem key={index} {...item} />
    ) : isOwn(item) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index}>{drawOwn(item)}</li>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index}>
        <NavbarNavLink
          {...(item as NavbarNavLinkProps)}
          className={['navbar-link', item.className].filter(Boolean).join(' ')}
        />
      </li>
    ),
  );
}

function isHtml(item: DropdownItem): item is { readonly type: 'html' } & HtmlNavbarItemProps {
  return 'value' in item && !isOwn(item);
}

function isOwn(item: DropdownItem): item is OwnItem {
  return 'type' in item && String(item.type).startsWith('custom-');
}

/** An item of the site's own, which is told where it stands. */
function drawOwn({ type, ...props }: OwnItem): ReactNode {
  const Component = ComponentTypes[type];
  return Component && <Component {...props} isDropdownItem />;
}
