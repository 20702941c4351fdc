import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import HtmlNavbarItem, { type HtmlNavbarItemProps } from '@theme/NavbarItem/HtmlNavbarItem';
import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { Dropdown } from '@theme/shell/dropdown';
import type { ReactNode } from 'react';

/** An item of a type of the site's own. */
interface OwnItem {
  readonly type: `custom-${string}`;
  readonly [prop: string]: unknown;
}

type Item = NavbarNavLinkProps | ({ readonly type: 'html' } & HtmlNavbarItemProps) | OwnItem;

export interface DropdownNavbarItemProps {
  readonly label?: ReactNode;
  readonly items: readonly Item[];
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
  readonly className?: string;
}

/** A list of links that opens. */
export default function DropdownNavbarItemDesktop({ label, items, className }: DropdownNavbarItemProps) {
  return (
    <Dropdown label={label} className={className}>
      {items.map((item, index) =>
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
      )}
    </Dropdown>
  );
}

function isHtml(item: Item): item is { readonly type: 'html' } & HtmlNavbarItemProps {
  return 'value' in item && !isOwn(item);
}

function isOwn(item: Item): item is OwnItem {
  return 'type' in item && String(item.type).startsWith('custom-');
}

/** An item of the site's own, which is told where it stands. */
function drawOwn({ type, ...props }: OwnItem): ReactNode {
  const Component = ComponentTypes[type];
  return Component && <Component {...props} isDropdownItem />;
}
