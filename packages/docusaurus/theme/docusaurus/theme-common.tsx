import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import { Details } from '@theme/content/details';
import type { ReactNode } from 'react';
import { useEffect, useRef, useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Follows the colour mode, which docsite keeps in the document. */
function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The colour mode; on the server the one that readers get who have not chosen. */
export function useColorMode() {
  const { defaultMode } = useSite().colorMode;
  const colorMode = useSyncExternalStore(
    watchColorMode,
    () => (document.documentElement.dataset.theme ?? defaultMode) as ColorMode,
    () => defaultMode,
  );
  const setColorMode = (mode: ColorMode | null) => {
    document.documentElement.dataset.theme = mode ?? defaultMode;
  };
  return { colorMode, colorModeChoice: colorMode, isDarkTheme: colorMode === 'dark', setColorMode };
}

/** What the configuration says of the theme. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  return (siteConfig.themeConfig ?? {}) as Readonly<Record<string, unknown>>;
}

/** Chooses among the forms of a text for a number, which stand between bars: `one post|{count} posts`. */
export function usePluralForm() {
  const { locale } = useSite();
  const rules = new Intl.PluralRules(locale.name);
  const categories = rules.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    (categories as string[]).includes(name),
  );
  return {
    selectMessage: (count: number, messages: string) => {
      const forms = messages.split('|');
      return forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? messages;
    },
  };
}

/** The title of a page as its head says it. */
export function useTitleFormatter() {
  const { title: siteTitle } = useSite();
  const delimiter = (siteConfig.titleDelimiter ?? '|') as string;
  return { format: (title?: string) => (title ? `${title} ${delimiter} ${siteTitle}` : siteTitle) };
}

/** The value of the last time that the component was drawn. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** Whether a path of the site is that of the page. */
export function isSamePath(one?: string, other?: string): boolean {
  const plain = (path?: string) => path?.replace(/\/$/, '').toLowerCase();
  return plain(one) === plain(other);
}

export interface HtmlClassNameProviderProps {
  readonly className: string;
  readonly children?: ReactNode;
}

/** Gives the document a class for as long as it is drawn. */
export function HtmlClassNameProvider({ className, children }: HtmlClassNameProviderProps): ReactNode {
  useEffect(() => {
    const names = className.split(/\s+/).filter(Boolean);
    document.documentElement.classList.add(...names);
    return () => document.documentElement.classList.remove(...names);
  }, [className]);
  return children;
}

/** Title, description and further elements of the head of a page. */
export { PageMetadata } from '@docusaurus/page-metadata';
export { Details };

/** Class names that Docusaurus's own theme gives its elements. */
export const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    docsDocPage: 'docs-doc-page',
    mdxPage: 'mdx-page',
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
  },
  docs: { docMarkdown: 'theme-doc-markdown', docSidebarMenu: 'theme-doc-sidebar-menu' },
  blog: {},
} as const;
