export type {
  BundlingRules,
  FileCondition,
  FolderChoice,
  LoadedFiles,
  ModuleReplacement,
  NameChoice,
  PathPattern,
  ProvidedGlobal,
} from './config/adapters/bundling-rules.js';
export type { AdaptedConfig, ConfigAdapter, ConfigPurpose } from './config/adapters/config-adapter.js';
export type {
  AbsentPackage,
  ConfigAdditions,
  FinishedBlog,
  FinishedLocale,
  FinishedPage,
  FinishedSidebarItem,
  FinishedVersion,
  Finishing,
  ImportedDocument,
  PageModules,
  SiteFinisher,
} from './config/adapters/config-additions.js';
export type { ConfigPreset, PresetConfig, PresetSite } from './config/adapters/config-preset.js';
export type {
  ContentHooks,
  DocToList,
  FeedEntry,
  FeedItem,
  FolderToList,
  PageLocale,
  PostToList,
  SitemapItem,
  SourceToEdit,
} from './config/adapters/content-hooks.js';
export { type FileTest, fileTest } from './config/adapters/file-test.js';
export { needsPlugins } from './config/adapters/needs-plugins.js';
export type { AuthorProfile, PostAuthor } from './config/adapters/post-author.js';
export type { PostcssHook } from './config/adapters/postcss-hook.js';
export {
  type BareElement,
  type ClassAlias,
  type LayerPlace,
  mayHaveLayers,
  type SelectorAliases,
} from './config/adapters/selector-aliases.js';
export { allSitemaps, type Sitemap } from './config/all-sitemaps.js';
export { isAlwaysShown } from './config/always-shown.js';
export { isSteadyCode } from './config/code/changing-names.js';
export {
  explainImportError,
  hintOfImport,
  type ImportFailure,
  missingModuleOf,
} from './config/code/errors/explain-import-error.js';
export { hintOfSyntax } from './config/code/errors/syntax-hint.js';
export { isIdentifier } from './config/code/identifier.js';
export {
  importExports,
  importModule,
  importTraced,
  type ModuleExports,
  type TracedExports,
  type TracedValue,
} from './config/code/import-module.js';
export { interopDefaults } from './config/code/interop/interop-defaults.js';
export { mixedExports } from './config/code/interop/mixed-exports.js';
export { hasModuleSyntax } from './config/code/interop/module-syntax.js';
export { packageDefaults } from './config/code/interop/package-defaults.js';
export { defaultOf } from './config/code/interop/required-defaults.js';
export { reportMissingFiles, unreadFile } from './config/code/missing-files.js';
export { type CodePlace, type ModuleReads, pureModules } from './config/code/module-reads.js';
export { findSurroundingCode } from './config/code/named-code.js';
export { standInsForAbsent } from './config/code/packages/absent-packages.js';
export { installCommandOf, packageNameOf } from './config/code/packages/install-command.js';
export { declaredPackages, readPackage } from './config/code/packages/package-file.js';
export { lockFiles, packageManagerOf } from './config/code/packages/package-manager.js';
export { withOwnPlaces } from './config/code/place-names.js';
export {
  type LoadedCode,
  type LoadedFile,
  type LoaderFunction,
  type LoaderImporter,
  runLoaders,
  type WebpackLoader,
} from './config/code/run-loaders.js';
export { readStaticConfig, type StaticConfigFault, staticConfigFault } from './config/code/static-config.js';
export { ConfigError } from './config/config-error.js';
export { defaultConfigFile } from './config/default-config-file.js';
export { type HostedSearchConfig, hostedSearch } from './config/hosted-search.js';
export { keyPath } from './config/keys/key-path.js';
export { type KeyPlaces, placeOfKey, placesInLocale, readKeyPlaces } from './config/keys/key-places.js';
export { localesInside, localizedDocs } from './config/localized-docs.js';
export { navbarEntries } from './config/navbar-entries.js';
export { outsideContent } from './config/outside-content.js';
export { ownAliases } from './config/own-aliases.js';
export { matchPaths, matchRoutes } from './config/path-globs.js';
export { completeLocale } from './config/reading/complete-config.js';
export { defineConfig } from './config/reading/define-config.js';
export { type LoadedConfig, type ReadConfigOptions, readConfig } from './config/reading/read-config.js';
export { settleConfig } from './config/reading/validate-config.js';
export { withoutDefaults } from './config/reading/without-defaults.js';
export { isLanguageTag } from './config/schema/content/i18n.js';
export type { UserConfig } from './config/schema/site.js';
export { isBasePath } from './config/schema/values/addresses.js';
export { showsUpdates } from './config/shows-updates.js';
export type * from './config/site-config.js';
export type { SiteInLocale } from './config/site-in-locale.js';
export { localeFolder, localePrefix, type SiteLocale, siteLocales } from './config/site-locale.js';
export { type VersionPaths, versionPaths } from './config/version-paths.js';
export type { AssembleInput } from './content/assemble-input.js';
export type { AssembledDocument } from './content/assembled-document.js';
export type * from './content/blog/blog.js';
export type * from './content/blog/blog-page.js';
export { blogSidebarName } from './content/blog/post-data.js';
export type * from './content/content-kind.js';
export { slugPath } from './content/docs/drafts/slug-path.js';
export { generatedSidebars } from './content/docs/sidebars/authored-sidebar.js';
export type * from './content/docs/version/docs-index.js';
export { sidebarKey, versionKey } from './content/docs/version/docs-keys.js';
export type * from './content/docs/version/docs-page.js';
export type * from './content/docs/version/docs-version.js';
export { findDoc } from './content/docs/version/find-doc.js';
export type * from './content/docs/version/sidebar.js';
export {
  firstRoute,
  linkedRoute,
  type SidebarStart,
  sidebarCategories,
  sidebarRoutes,
  sidebarStart,
} from './content/docs/version/sidebar-order.js';
export { startRoute } from './content/docs/version/start-route.js';
export { type ContentFacts, contentKinds, type KindPageData, type Page, pageKindsOf } from './content/kinds.js';
export { type LocalizedContent, localizedFolder, versionFolder } from './content/localized-folder.js';
export { type MarkdownTwins, markdownTwins } from './content/markdown-twins.js';
export {
  isListed,
  isSearchable,
  type NamedRoute,
  type PageBase,
  type SourcePage,
  type WrittenPage,
} from './content/page.js';
export { isArticle } from './content/page-data.js';
export type * from './content/page-facts.js';
export { readModuleFrontMatter } from './content/pages/module-front-matter.js';
export type * from './content/pages/pages-page.js';
export type { NotFoundPage, SearchPage } from './content/site-pages/site-pages-kind.js';
export type { PageTag, Tag } from './content/tags.js';
export { editUrlOf, titleOf, writtenFacts } from './content/written-facts.js';
export { contentHash, nameHash, sha256 } from './content-hash.js';
export {
  compareText,
  type Diagnostic,
  type Finding,
  finding,
  type Place,
  placeOf,
  placeText,
  type Severity,
  sortDiagnostics,
} from './diagnostic.js';
export { type GitHistory, type PageUpdate, readGitHistory } from './git/last-update.js';
export { trustCommand, unreadHistory } from './git/unread-history.js';
export { faultsInHead, foreignInHead, type HeadFault } from './head/check-head-tag.js';
export type { HeadTag, HeadTagName } from './head/head-tag.js';
export { mapHeadUrls } from './head/head-urls.js';
export { linkKindOf, mapSrcset, urlsOfSrcset } from './html/link-attributes.js';
export { startTag } from './html/start-tag.js';
export { voidElement } from './html/void-element.js';
export type { Asset } from './links/asset.js';
export { isAbsoluteUrl, rootHref, splitHref, withoutEndSlash } from './links/href.js';
export type { ImageDamage } from './links/image-file.js';
export { LinkIndex } from './links/link-index.js';
export { type LinkTable, type PageLinks, resolveLinks } from './links/link-table.js';
export type * from './links/link-target.js';
export { filesNamedBy, readNamedFiles } from './links/named-files.js';
export { type AssetTable, readAssets } from './links/read-assets.js';
export { outputPathOfRedirect, type Redirect, urlOfRedirect } from './links/redirect.js';
export { CodeHighlighter } from './parse/code/code-highlighter.js';
export { hasOwnWords } from './parse/code/fence-meta.js';
export type * from './parse/document.js';
export { builtInComponents } from './parse/facts/components.js';
export { foreignComponentHint } from './parse/facts/foreign-components.js';
export type { LinkData } from './parse/facts/links.js';
export { isLiveElement } from './parse/facts/live-elements.js';
export { readingMinutes, readingMinutesBySpaces, withoutTitle } from './parse/facts/reading-time.js';
export { readFrontMatter } from './parse/front-matter/front-matter.js';
export { type FrontMatterDates, withDates } from './parse/front-matter/front-matter-dates.js';
export type { FrontMatter } from './parse/front-matter/front-matter-schema.js';
export { writtenFrontMatter } from './parse/front-matter/written-front-matter.js';
export { foreignToolOf } from './parse/markdown/foreign/foreign-packages.js';
export type { MathRenderer } from './parse/math-renderer.js';
export { componentsInCode } from './parse/mdx/code/expression-names.js';
export { patternNames } from './parse/mdx/code/parse-module.js';
export { rebasePaths } from './parse/mdx/code/rebase-paths.js';
export { isBareElement } from './parse/mdx/mark-bare-elements.js';
export { heldName } from './parse/mdx/partials/held-children.js';
export type { ParseContext, PluginWatcher } from './parse/parse-context.js';
export { createDocumentParser, type DocumentParser } from './parse/parse-document.js';
export { isInFolders } from './parse/plugins/plugin-pipeline.js';
export { codeSuppressions } from './parse/suppressions/code-suppressions.js';
export { admonitionNames, builtInAdmonitions } from './parse/transform/directives/admonitions.js';
export type { MathData } from './parse/transform/math.js';
export { beginningOfTree } from './parse/transform/truncation.js';
export { knownValue } from './parse/tree/jsx-attribute.js';
export {
  isComponentName,
  isHtmlName,
  isJsxElement,
  isMdxExpression,
  type MdxJsxElementHast,
  rootName,
} from './parse/tree/mdx-nodes.js';
export { placeInTree } from './parse/tree/node-place.js';
export { walkHast } from './parse/tree/walk.js';
export {
  codeEnding,
  documentEnding,
  isDocumentPath,
  scriptEnding,
  withoutDocumentEnding,
} from './process/files/file-endings.js';
export { pathFrom, slashedPath } from './process/files/path-from.js';
export { readNumberPrefix } from './route/number-prefix.js';
export { ownFolderOf } from './route/own-folders.js';
export {
  decodeFilePath,
  decodeFragment,
  decodePath,
  encodePath,
  notFoundRoute,
  outputPathOfRoute,
  type UrlPolicy,
  urlOfRoute,
  urlPolicy,
} from './route/route.js';
export { trimSlashes } from './route/trim-slashes.js';
export { beginningOf } from './scan/beginning-of.js';
export { isTranslation } from './scan/is-translation.js';
export { listContent, markdownFiles, type ScanContext } from './scan/scan-context.js';
export { decodeSource, type SourceFile } from './scan/source-file.js';
export type { ModuleRef, SourceRef, SourceRoot } from './scan/source-root.js';
export { amendSite, type DocumentEdit } from './site/amend-site.js';
export { assembleSite, prepareSite, type SiteInput } from './site/assemble-site.js';
export { type KnownSources, type ScannedSite, scanSite } from './site/scan-site.js';
export type { Site } from './site/site.js';
export { completeUrl, resolveSiteHtml, type SiteHtml, type SiteHtmlLink } from './site/site-html.js';
export { aliasOf, isInside } from './site-path.js';
export { asQuestion, didYouMean, nearest } from './suggest/did-you-mean.js';
export { type FindNearest, findNearest } from './suggest/nearest.js';
export { type FunctionNode, isFunctionNode, returnedBy } from './syntax/functions.js';
export { propertyName, writtenName } from './syntax/names.js';
export { childrenOf, isSyntaxNode } from './syntax/nodes.js';
export { capturesIn } from './text/captures-in.js';
export { escapePattern } from './text/escape-pattern.js';
export { escapeAttribute, escapeHtml } from './text/html-text.js';
export { JsonError, parseJson } from './text/json-text.js';
export { nameSome } from './text/name-some.js';
export { normalizeText } from './text/normalize-text.js';
export { placeInText, type TextPlace } from './text/text-place.js';
export { parseToml, TomlError } from './toml/parse-toml.js';
export { labelsOfLanguage } from './translations/labels-of-language.js';
export { namesOfLanguage } from './translations/names-of-language.js';
export { type Messages, readMessages } from './translations/read-messages.js';
export { readConfigMessages, translateConfig } from './translations/translate-config.js';
export { translatedFolders, translationsFolder } from './translations/translations-folder.js';
export { hasScheme, isWebAddress } from './url-scheme.js';
export { type Defined, defined } from './values/defined.js';
export { firstFound } from './values/first-found.js';
export { getOrInsert } from './values/get-or-insert.js';
export { type Group, groupBy } from './values/group-by.js';
export { once } from './values/once.js';
export { oncePerKey } from './values/once-per-key.js';
export { ownValue } from './values/own-value.js';
export { isPlainObject } from './values/plain-object.js';
export { propertiesOf } from './values/properties-of.js';
export { Recent } from './values/recent.js';
export { messageOf, reasonOf } from './values/thrown.js';
export { parseYaml, YamlError, yamlPlaces } from './yaml/yaml-text.js';
