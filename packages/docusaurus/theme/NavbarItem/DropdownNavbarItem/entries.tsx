import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import HtmlNavbarItem, { type HtmlNavbarItemProps } from '@theme/NavbarItem/HtmlNavbarItem';
import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { Fragment, type ReactNode } from 'react';

/** An item whose type is one of the site's own. */
interface OwnItem {
  readonly type: `custom-${string}`;
  readonly [prop: string]: unknown;
}

/** A link whose type has a component of its own, such as one to a document. */
interface TypedLink extends NavbarNavLinkProps {
  readonly type: string;
}

/** An entry of a dropdown. */
export type DropdownItem = NavbarNavLinkProps | ({ readonly type: 'html' } & HtmlNavbarItemProps) | OwnItem | TypedLink;

/** The entries of a dropdown. */
export function entries(items: readonly DropdownItem[]): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>{entry(item)}</Fragment>
  ));
}

function entry(item: DropdownItem): ReactNode {
  if (isHtml(item)) return <HtmlNavbarItem {...item} />;
  if (isOwn(item)) return <li>{drawTyped(item)}</li>;
  if (isTyped(item)) return drawTyped(item);
  return (
    <li>
      <NavbarNavLink
        {...(item as NavbarNavLinkProps)}
        className={['navbar-link', item.className].filter(Boolean).join(' ')}
      />
    </li>
  );
}

function isHtml(item: DropdownItem): item is { readonly type: 'html' } & HtmlNavbarItemProps {
  return 'value' in item && !isOwn(item);
}

function isOwn(item: DropdownItem): item is OwnItem {
  return 'type' in item && String(item.type).startsWith('custom-');
}

function isTyped(item: DropdownItem): item is TypedLink {
  return 'type' in item && typeof item.type === 'string' && item.type !== 'default';
}

/** An item drawn by the component of its type, which receives its position. */
function drawTyped({ type, ...props }: OwnItem | TypedLink): ReactNode {
  const Component = ComponentTypes[type];
  return Component && <Component {...props} isDropdownItem />;
}
