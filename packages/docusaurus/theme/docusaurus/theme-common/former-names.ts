import {
  findFirstSidebarItemLink,
  getDocsVersionSearchTag,
  useDocRootMetadata,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect } from 'react';

// names that components know which were ejected from Docusaurus 2, or from 3 before 3.6
export {
  findFirstSidebarItemLink as findFirstCategoryLink,
  getDocsVersionSearchTag as docVersionSearchTag,
  useDocRootMetadata as useDocRouteMetadata,
};

/** Whether the site has docs: components that ask have some to draw. */
export const isDocsPluginEnabled = true;

/** What a search is limited to. */
export function useContextualSearchFilters(): { readonly locale: string; readonly tags: readonly string[] } {
  const tags = useDocsContextualSearchTags();
  return { locale: useDocusaurusContext().i18n.currentLocale, tags: ['default', ...tags] };
}

/** The class of the body while readers go through the page by the keyboard. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Marks the page while readers go through it by the keyboard. */
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
