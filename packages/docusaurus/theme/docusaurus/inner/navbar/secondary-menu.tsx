import { sidebarOf, usePage } from '@docsite/renderer/template';
import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whether components are drawn in the secondary part of the menu on narrow screens. */
export const SecondaryMenuContext = createContext(false);

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/**
 * The part of the menu on narrow screens that a page adds. It is drawn in its place, because docsite's menu contains
 * the sidebar itself; if the page has no sidebar, it is moved into the menu from where it is drawn.
 */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component: Component,
  props,
}: NavbarSecondaryMenuFillerProps<Props>) {
  const isInMenu = useContext(SecondaryMenuContext);
  const hasSidebar = sidebarOf(usePage()) !== undefined;
  const isLeft = isInMenu || hasSidebar;
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  useEffect(() => setMenu(isLeft ? null : document.getElementById('ds-menu')), [isLeft]);
  if (isInMenu) return <Component {...props} />;
  return menu === null ? null : createPortal(<Component {...props} />, menu);
}
