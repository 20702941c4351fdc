/** Title, description and further elements of the head of a page. */

export { PageMetadata } from '@docusaurus/page-metadata';
/** What describes posts to search engines was part of this module before Docusaurus 3.6. */
export { useBlogListPageStructuredData, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
/** Cards of documents were part of this module once. */
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
// a component of the site for `@theme/Details` may draw it
export { Details } from '@theme-original/content/details';
export * from './class-names.js';
export * from './code-blocks.js';
export * from './collapsible.js';
export * from './color-mode.js';
export * from './conversions.js';
export { useContextualSearchFilters } from './former-names.js';
export { ErrorCauseBoundary } from './frame-state.js';
export * from './history.js';
export * from './html-class-name.js';
export * from './notices.js';
export * from './query-string.js';
export * from './react-hooks.js';
export * from './scrolling.js';
export * from './site-hooks.js';
export * from './storage.js';
export * from './tab-choices.js';
export * from './tabs.js';
export { TitleFormatterProvider, useTitleFormatter } from './title-formatter.js';
