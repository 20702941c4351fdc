export { NavbarSecondaryMenuFiller } from '@docusaurus/inner/navbar/secondary-menu';
export { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
// posts were described to search engines by this module before Docusaurus 3.6
export { useBlogListPageStructuredData, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
// cards of documents were part of it once, too
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
// a component of the site for `@theme/Details` may draw it
export { Details } from '@theme-original/content/details';
export * from './admonitions.js';
export * from './class-names.js';
export * from './code-blocks.js';
export * from './collapsible.js';
export * from './color-mode.js';
export * from './error-boundaries.js';
export { useContextualSearchFilters } from './former-names.js';
export * from './history.js';
export * from './html-class-name.js';
export * from './leading-emoji.js';
export * from './links.js';
export * from './list-titles.js';
export * from './lists.js';
export * from './plural-form.js';
export * from './prism-theme.js';
export * from './query-string.js';
export * from './react-hooks.js';
export * from './scrolling.js';
export * from './search.js';
export * from './skip-to-content.js';
export * from './storage.js';
export * from './tab-choices.js';
export * from './tabs.js';
export * from './theme-config.js';
export * from './themed-component.js';
export { TitleFormatterProvider, useTitleFormatter } from './title-formatter.js';
export * from './visibility.js';
