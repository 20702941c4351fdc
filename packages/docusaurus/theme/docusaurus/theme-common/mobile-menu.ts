import { useContext, useEffect, useState } from 'react';
import { MenuPartsContext } from '../inner/navbar/menu-parts.js';
import { useWindowSize } from './react-hooks.js';

/** The menu on narrow screens. It is a popover, which also works without React. */
export function useNavbarMobileSidebar() {
  const [shown, setShown] = useState(false);
  const isInMenu = useContext(MenuPartsContext) !== undefined;
  const isNarrow = useWindowSize() === 'mobile';
  useEffect(() => {
    const menu = menuElement();
    const update = (event: Event) => setShown((event as ToggleEvent).newState === 'open');
    menu?.addEventListener('toggle', update);
    return () => menu?.removeEventListener('toggle', update);
  }, []);
  // the document contains the menu at any window width
  return { disabled: false, shouldRender: isInMenu || isNarrow, shown, toggle };
}

function toggle(): void {
  menuElement()?.togglePopover();
}

function menuElement(): HTMLElement | null {
  return document.getElementById('ds-menu');
}

/** The part of the menu on narrow screens other than the links of the navbar. */
export function useNavbarSecondaryMenu() {
  const parts = useContext(MenuPartsContext);
  return { shown: parts?.isSecondaryShown ?? false, hide: parts?.hideSecondary ?? nothing, content: parts?.secondary };
}

function nothing(): void {}

/** Prevents scrolling of the page. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : '';
    return () => {
      document.body.style.overflow = '';
    };
  }, [lock]);
}
