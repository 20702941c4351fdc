import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

/** What modules of Docusaurus 3.10 export, for ejected components of sites. */
const expected: Readonly<Record<string, string>> = {
  'theme-common/index.ts': `useThemeConfig ThemedComponent createStorageSlot useStorageSlot listStorageKeys usePluralForm useCollapsible
    Collapsible ThemeClassNames prefersReducedMotion useEvent usePrevious composeProviders ReactContextError PageMetadata
    HtmlClassNameProvider useColorMode NavbarSecondaryMenuFiller useWindowSize translateTagsPageTitle listTagsByLetters
    useSearchQueryString useSearchLinkCreator useAnchorTargetClassName isMultiColumnFooterLinks isRegexpStringMatch duplicates uniq
    groupBy usePrismTheme processAdmonitionProps useHistorySelector useQueryString useQueryStringList useClearQueryString
    mergeSearchParams mergeSearchStrings SkipToContentFallbackId SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage
    UnlistedMetadata DraftBannerTitle DraftBannerMessage ErrorBoundaryTryAgainButton ErrorBoundaryError
    ErrorBoundaryErrorMessageFallback ErrorCauseBoundary useCurrentSidebarCategory filterDocCardListItems useDocsPreferredVersion`,
  'theme-common/internal.ts': `AnnouncementBarProvider useAnnouncementBar sanitizeTabsChildren TabsProvider useTabs useTabsContextValue
    useNavbarMobileSidebar useNavbarSecondaryMenu ColorModeProvider useAlternatePageUtils createCodeBlockMetadata
    getPrismCssVariables CodeBlockContextProvider useCodeBlockContext parseCodeBlockTitle parseLanguage parseLines
    getLineNumbersStart containsLineNumbers DEFAULT_SEARCH_TAG TitleFormatterProvider useTitleFormatter useLocationChange
    useLocalPathname useHistoryPopHandler useHistorySelector useQueryStringValue useFilteredAndTreeifiedTOC useTreeifiedTOC
    ScrollControllerProvider useScrollController useScrollPosition useScrollPositionBlocker useSmoothScrollTo useHomePageRoute
    isSamePath PluginHtmlClassNameProvider splitNavbarItems NavbarProvider extractLeadingEmoji useTOCHighlight useDateTimeFormat
    useHideableNavbar useLockBodyScroll useCodeWordWrap useBackToTopButton useDocCardDescriptionCategoryItemsPlural
    useBlogTagsPostsPageTitle useBlogAuthorPageTitle translateBlogAuthorsListPageTitle BlogAuthorsListViewAllLabel
    BlogAuthorNoPostsLabel`,
  'theme-common/Details.ts': 'Details',
  'utils-common.ts': `blogPostContainerID applyTrailingSlash addTrailingSlash addLeadingSlash removeTrailingSlash addPrefix removeSuffix
    addSuffix removePrefix getErrorCausalChain`,
  'plugin-content-docs/client.ts': `useDocById findSidebarCategory findFirstSidebarItemLink isActiveSidebarItem isVisibleSidebarItem
    useVisibleSidebarItems useSidebarBreadcrumbs useDocsVersionCandidates useLayoutDoc useLayoutDocsSidebar useDocRootMetadata
    useCurrentSidebarCategory useCurrentSidebarSiblings filterDocCardListItems useDocsPreferredVersion
    DocSidebarItemsExpandedStateProvider useDocSidebarItemsExpandedState DocsVersionProvider useDocsVersion DocsSidebarProvider
    useDocsSidebar DocProvider useDoc useDocsPreferredVersionByPluginId DocsPreferredVersionContextProvider
    useDocsContextualSearchTags getDocsVersionSearchTag useBreadcrumbsStructuredData useAllDocsData useDocsData useActivePlugin
    useActivePluginAndVersion useVersions useLatestVersion useActiveVersion useActiveDocContext useDocVersionSuggestions`,
  'plugin-content-blog/client.ts': `useBlogMetadata BlogPostProvider useBlogPost BlogSidebarItemList groupBlogSidebarItemsByYear useVisibleBlogSidebarItems
    useBlogListPageStructuredData useBlogPostStructuredData`,
};

/** What `theme-common/internal` exported before Docusaurus 3.6, and `theme-common` itself before 2.0. */
const former = `DocSidebarItemsExpandedStateProvider useDocSidebarItemsExpandedState DocsVersionProvider useDocsVersion
  DocsSidebarProvider useDocsSidebar DocProvider useDoc BlogPostProvider useBlogPost useDocsPreferredVersionByPluginId
  DocsPreferredVersionContextProvider docVersionSearchTag isDocsPluginEnabled useDocById findSidebarCategory
  findFirstSidebarItemLink findFirstCategoryLink isActiveSidebarItem isVisibleSidebarItem useVisibleSidebarItems
  useSidebarBreadcrumbs useDocsVersionCandidates useLayoutDoc useLayoutDocsSidebar useDocRootMetadata useDocRouteMetadata
  useVisibleBlogSidebarItems useKeyboardNavigation keyboardFocusedClassName useContextualSearchFilters
  MobileSecondaryMenuProvider MobileSecondaryMenuFiller useMobileSecondaryMenuRenderer`;

test.each([
  ...Object.entries(expected),
  ['theme-common/internal.ts', former] as const,
  ['theme-common/index.ts', former] as const,
])('%s should export what Docusaurus does', async (path, names) => {
  const file = fileURLToPath(new URL(`../../theme/docusaurus/${path}`, import.meta.url));
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    alias: { '@docusaurus': fileURLToPath(new URL('../../theme/docusaurus', import.meta.url)) },
    external: ['@docsite/*', '@generated/*', '@theme/*', '@theme-original/*', '@theme-init/*', 'react', 'react/*'],
    logLevel: 'silent',
  });
  const exported = new Set(Object.values(metafile.outputs).flatMap(({ exports }) => exports));
  expect(names.split(/\s+/).filter((name) => !exported.has(name))).toEqual([]);
});

test('components of packages should find the class names of tabs and cards', async () => {
  const file = new URL('../../theme/docusaurus/theme-common/class-names.ts', import.meta.url);
  const { ThemeClassNames } = (await import(
    file.href
  )) as typeof import('../../theme/docusaurus/theme-common/class-names.js');
  expect(ThemeClassNames.tabs.container).toBe('theme-tabs-container');
  expect(ThemeClassNames.docs.docCard.title).toBe('theme-doc-card-title');
});
