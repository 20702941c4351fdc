export { bundleWorker, type WorkerKind } from './bundle/builds/bundle-worker.js';
export type { Bundle } from './bundle/bundle.js';
export type { BundleLocale, BundleOptions, BundleSettings } from './bundle/bundle-options.js';
export { type BundleResult, type Bundler, createBundler, type RememberingBundler } from './bundle/create-bundler.js';
export { usersHint } from './bundle/errors/build-failure.js';
export type { ErrorTracer, MarkedModule } from './bundle/errors/trace-error.js';
export type { ChangedFiles } from './bundle/kept-results.js';
export { makeReadyTheme } from './bundle/make-ready-theme.js';
export {
  areImportedSame,
  type DocumentPrinter,
  type PrintedDocument,
} from './bundle/modules/documents/document-imports.js';
export { type BundleWeight, weighBundle } from './bundle/outputs/weigh-bundle.js';
export { liveCodePackage } from './bundle/packages/site-packages.js';
export { mayScanDocuments } from './bundle/styles/reading/process-styles.js';
export { hasOwnModule, isDefaultTheme } from './bundle/theme/layer-modules.js';
export { type Platform, type ThemeFolders, type ThemeLayer, themeLayers } from './bundle/theme/theme-layers.js';
export type { ThemeSources } from './bundle/theme/theme-resolver.js';
export { headSources } from './headers/head-sources.js';
export { renderHeadersFile } from './headers/headers-file.js';
export { InlineScripts } from './headers/inline-scripts.js';
export { chunkName, type LivePage } from './live/live-pages.js';
export { markCode } from './live/mark-code.js';
export { type PrintedModule, printContentModule, printModule } from './live/print-module.js';
export type { PrintedStatement } from './live/print-statements.js';
export { KnownCode } from './liveness/known-code.js';
export type { OutputFile } from './output-file.js';
export { collectLocaleRoutes, type LocaleRoutes } from './page-data/locale-routes.js';
export { buildSiteData, type SiteDataOptions } from './page-data/site/build-site-data.js';
export { type LocaleLabels, readLabels } from './page-data/site/read-labels.js';
export { resolveTree } from './render/content/resolve-tree.js';
export { createRenderer, type PageRenderer, type RendererOptions } from './render/create-renderer.js';
export { hasKnownLinks } from './render/links/page-links.js';
export type { RenderedLink, ShellLink } from './render/links/rendered-links.js';
export {
  comparePageKeys,
  createPageKeys,
  type KeyedDocument,
  type PageKeyPart,
  type PageKeys,
} from './render/page-key.js';
export type { PageQuote } from './render/page-quote.js';
export type { RenderPart } from './render/render-context.js';
export type { PageJob } from './render/render-page.js';
export { renderShell } from './render/render-shell.js';
export { type RenderedPage, unrenderedPage } from './render/rendered-page.js';
export { hostedSearchHosts } from './search/hosted-search-hosts.js';
export { joinParts, type KeptIndex, partOf, type SearchIndex, splitIndex } from './search/index-parts.js';
export { type PageTerms, TermCollector, termsAsPart } from './search/page-terms.js';
export { renderSearchIndex, searchablePages } from './search/render-search-index.js';
export { type IndexPart, SearchIndexer } from './search/search-indexer.js';
export { renderDocumentLists } from './site-files/document-lists.js';
export { listedTwins } from './site-files/llms/listed-twins.js';
export { listQuotingFiles } from './site-files/quoting-files.js';
export { type RedirectRule, type RenderedRedirects, renderRedirects } from './site-files/redirect-pages.js';
export { renderRedirectsFile } from './site-files/redirects-file.js';
export {
  listSiteFiles,
  renderDataFiles,
  renderSiteFiles,
  type UnrenderedFile,
} from './site-files/render-site-files.js';
export { collectSitemaps } from './site-files/sitemap.js';
export { pageDataPath, shellPath } from './template/index.js';
export type { SiteData } from './template/site-data.js';
