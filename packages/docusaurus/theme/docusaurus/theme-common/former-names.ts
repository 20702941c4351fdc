import { NavbarSecondaryMenuFiller } from '@docusaurus/inner/navbar/secondary-menu';
import {
  findFirstSidebarItemLink,
  getDocsVersionSearchTag,
  useDocRootMetadata,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect } from 'react';
import { useNavbarSecondaryMenu } from './mobile-menu.js';
import { NavbarProvider } from './providers.js';

// names for components that were ejected from Docusaurus 2, or from 3 before 3.6
export {
  findFirstSidebarItemLink as findFirstCategoryLink,
  getDocsVersionSearchTag as docVersionSearchTag,
  NavbarProvider as MobileSecondaryMenuProvider,
  NavbarSecondaryMenuFiller as MobileSecondaryMenuFiller,
  useDocRootMetadata as useDocRouteMetadata,
};

/** Returns a function that draws what the page has for the menu on narrow screens. */
export function useMobileSecondaryMenuRenderer(): () => ReactNode {
  const { content } = useNavbarSecondaryMenu();
  return () => content;
}

/** Whether the site has docs: true, because only components for docs call this. */
export const isDocsPluginEnabled = true;

/** The tags that a search is limited to. */
export function useContextualSearchFilters(): { readonly locale: string; readonly tags: readonly string[] } {
  const tags = useDocsContextualSearchTags();
  return { locale: useDocusaurusContext().i18n.currentLocale, tags: ['default', ...tags] };
}

/** The class of the body while the reader navigates by keyboard. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Marks the page while the reader navigates by keyboard. */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const { classList } = document.body;
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && classList.add(keyboardFocusedClassName);
    const onMouse = () => classList.remove(keyboardFocusedClassName);
    addEventListener('keydown', onKey);
    addEventListener('mousedown', onMouse);
    return () => {
      onMouse();
      removeEventListener('keydown', onKey);
      removeEventListener('mousedown', onMouse);
    };
  }, []);
}
