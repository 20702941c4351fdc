export type {
  AlternateLink,
  AuthorData,
  CategoryCard,
  CategoryPageData,
  DocPageData,
  DocsContext,
  DocumentsById,
  HeadData,
  LabelledLink,
  LastUpdate,
  LineClasses,
  ListedDocument,
  ListedPost,
  LocaleUrl,
  MarkdownPageData,
  ModulePageData,
  NotFoundPageData,
  PageContent,
  PageDataBase,
  PageFacts,
  PageLink,
  PostArchivePageData,
  PostAuthorsPageData,
  PostFacts,
  PostListPageData,
  PostPageData,
  PostTagsPageData,
  SearchPageData,
  TagGroup,
  TagLink,
  TagListPageData,
  TagPageData,
  TocItem,
  VersionDocuments,
  VersionsPageData,
  VersionUrl,
} from '@docsite/core/page-data';
export { classNames } from './class-names.js';
export { CodeContext, type HighlightCode } from './code-context.js';
export { PageContext, SiteContext, useBaseUrl, useLabels, usePage, usePageUrl, useSite } from './context.js';
export { type HeadContents, HeadContext, type HeadSink } from './head-context.js';
export type * from './head-tags.js';
export { defaultLabels, formatCount, formatLabel, type Labels } from './labels.js';
export type * from './link-address.js';
export { LinkContext, type LinkSink, useCheckedLink } from './link-context.js';
export type * from './navbar-data.js';
export type * from './offline-data.js';
export type * from './page-data.js';
export { isNotFound, sidebarOf } from './page-data.js';
export { type AddressChange, type AddressOptions, type Router, RouterContext, useRouter } from './router.js';
export type { ServerComponentProps } from './server-component-props.js';
export type * from './sidebar-data.js';
export type * from './site-data.js';
export { SurroundingsContext } from './surroundings-context.js';
export type {
  AdmonitionProps,
  CodeBlockProps,
  ContentComponents,
  DiagramProps,
  GeneratedTemplates,
  PageTemplates,
  StyleCollector,
  TemplateModule,
} from './template-module.js';
export { pageDataPath, pageDataUrl, shellPath, siteDataUrl } from './urls.js';
export type * from './watch-events.js';
