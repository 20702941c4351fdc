export { defineConfig } from './config/define-config.js';
export { type HostedSearchConfig, hostedSearch } from './config/hosted-search.js';
export { ConfigError, type LoadedConfig, readConfig } from './config/read-config.js';
export type { UserConfig } from './config/schema/site.js';
export type * from './config/site-config.js';
export type * from './content/docs/docs-version.js';
export type * from './content/docs/sidebar.js';
export { firstRoute } from './content/docs/sidebar-order.js';
export type * from './content/page.js';
export {
  compareText,
  type Diagnostic,
  type Finding,
  finding,
  type Place,
  type Severity,
  sortDiagnostics,
} from './diagnostic.js';
export { didYouMean, nearest } from './did-you-mean.js';
export { type GitHistory, readGitHistory } from './git/last-update.js';
export { escapeAttribute, escapeHtml } from './html-text.js';
export type { Asset } from './links/asset.js';
export type { LinkTarget, MissingReason } from './links/link-target.js';
export { type AssetTable, readAssets } from './links/read-assets.js';
export { type LinkKind, type LinkOrigin, resolveLink } from './links/resolve-link.js';
export type * from './parse/document.js';
export type { FrontMatter } from './parse/front-matter-schema.js';
export { createDocumentParser, type DocumentParser } from './parse/parse-document.js';
export type { ParseContext } from './parse/parse-state.js';
export { builtInAdmonitions } from './parse/transform/admonitions.js';
export { builtInComponents } from './parse/transform/components.js';
export { jsxAttributes, type LinkOriginData, urlAttributes } from './parse/transform/links.js';
export { walkHast } from './parse/walk.js';
export { decodePath, encodePath, outputPathOfRoute, type UrlPolicy, urlOfRoute } from './route/route.js';
export { type ScannedSite, scanSite } from './scan/scan-site.js';
export { decodeSource, type SourceFile } from './scan/source-file.js';
export { assembleSite, type SiteInput } from './site/assemble-site.js';
export { type MarkdownTwins, markdownTwins } from './site/markdown-twins.js';
export { type DocsInstance, placeOf, type Site, type SiteLocale, type SourceRoot } from './site/site.js';
export { relativeReference } from './site-path.js';
