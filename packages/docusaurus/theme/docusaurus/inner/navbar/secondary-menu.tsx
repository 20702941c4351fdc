import { sidebarOf, usePage } from '@docsite/renderer/template';
import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whether components are drawn where the menu of narrow screens has its second part. */
export const SecondaryMenuContext = createContext(false);

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/**
 * What a page adds to the menu of narrow screens: drawn in its place, as docsite's menu holds the sidebar itself. That
 * of a page without one is put into the menu from where it is drawn.
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
