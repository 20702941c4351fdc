import type { Messages } from '@docsite/core';

/** How a label of docsite's theme is derived from messages; ids are written without `theme.`. */
type Source = string | ((message: (id: string) => string) => string);

/** The labels of docsite's theme for which Docusaurus's theme and plugins have messages. */
const sources: Readonly<Record<string, Source>> = {
  // navigation
  skipToContent: 'common.skipToMainContent',
  mainNavigation: 'NavBar.navAriaLabel',
  docsSidebar: 'docs.sidebar.navAriaLabel',
  openNavigation: 'docs.sidebar.toggleSidebarButtonAriaLabel',
  closeNavigation: 'docs.sidebar.closeSidebarButtonAriaLabel',
  backToTop: 'BackToTopButton.buttonAriaLabel',
  breadcrumbs: 'docs.breadcrumbs.navAriaLabel',
  home: 'docs.breadcrumbs.home',
  onThisPage: 'TOCCollapsible.toggleButtonLabel',
  pagination: 'docs.paginator.navAriaLabel',
  previous: 'docs.paginator.previous',
  next: 'docs.paginator.next',
  expandCategory: 'DocSidebarItem.expandCategoryAriaLabel',
  collapseCategory: 'DocSidebarItem.collapseCategoryAriaLabel',
  languages: 'navbar.mobileLanguageDropdown.label',
  versions: 'navbar.mobileVersionsDropdown.label',
  closeAnnouncement: 'AnnouncementBar.closeButtonAriaLabel',
  // the mode in parentheses is known only in browsers
  toggleColorMode: (message) => withoutParentheses(message('colorToggle.ariaLabel'), '{mode}'),
  // documents
  tags: 'tags.tagsListLabel',
  tagsTitle: 'tags.tagsPageTitle',
  viewAllTags: 'tags.tagsPageLink',
  taggedTitle: (message) =>
    eachForm(message('docs.tagDocListPageTitle.nDocsTagged'), (form) =>
      fill(message('docs.tagDocListPageTitle'), { nDocsTagged: form, tagName: '{tag}' }),
    ),
  itemCount: 'docs.DocCard.categoryDescription.plurals',
  editThisPage: 'common.editThisPage',
  lastUpdated: (message) => fill(message('lastUpdated.lastUpdatedAtBy'), { atDate: '{on}', byUser: '{by}' }),
  lastUpdatedOn: 'lastUpdated.atDate',
  lastUpdatedBy: (message) => fill(message('lastUpdated.byUser'), { user: '{author}' }),
  versionBadge: (message) => fill(message('docs.versionBadge.label'), { versionLabel: '{version}' }),
  unreleasedBanner: (message) => versionBanner(message('docs.versions.unreleasedVersionLabel')),
  unmaintainedBanner: (message) => versionBanner(message('docs.versions.unmaintainedVersionLabel')),
  latestVersionHint: (message) =>
    fill(message('docs.versions.latestVersionSuggestionLabel'), {
      latestVersionLink: '{link}',
      versionLabel: '{version}',
    }),
  latestVersionLink: 'docs.versions.latestVersionLinkLabel',
  draftTitle: 'contentVisibility.draftBanner.title',
  draft: 'contentVisibility.draftBanner.message',
  unlistedTitle: 'contentVisibility.unlistedBanner.title',
  unlisted: 'contentVisibility.unlistedBanner.message',
  crashHeading: 'ErrorPageContent.title',
  tryAgain: 'ErrorPageContent.tryAgain',
  notFoundTitle: 'NotFound.title',
  notFoundText: 'NotFound.p1',
  updateReady: 'PwaReloadPopup.info',
  reload: 'PwaReloadPopup.refreshButtonText',
  // content
  copyCode: 'CodeBlock.copyButtonAriaLabel',
  codeCopied: 'CodeBlock.copied',
  wrapCode: 'CodeBlock.wordWrapToggle',
  liveEditor: 'Playground.liveEditor',
  liveResult: 'Playground.result',
  resetCode: 'Playground.buttons.reset',
  headingLink: 'common.headingLinkTitle',
  externalLink: 'IconExternalLink.ariaLabel',
  note: 'admonition.note',
  tip: 'admonition.tip',
  info: 'admonition.info',
  warning: 'admonition.warning',
  caution: 'admonition.caution',
  danger: 'admonition.danger',
  // blogs
  postPages: 'blog.post.paginator.navAriaLabel',
  newerPost: 'blog.post.paginator.newerPost',
  olderPost: 'blog.post.paginator.olderPost',
  postListPages: 'blog.paginator.navAriaLabel',
  newerPosts: 'blog.paginator.newerEntries',
  olderPosts: 'blog.paginator.olderEntries',
  readMore: 'blog.post.readMore',
  readMoreOf: 'blog.post.readMoreLabel',
  readingTime: (message) => fill(message('blog.post.readingTime.plurals'), { readingTime: '{count}' }),
  postCount: 'blog.post.plurals',
  postsTagged: (message) =>
    eachForm(message('blog.post.plurals'), (form) =>
      fill(message('blog.tagTitle'), { nPosts: form, tagName: '{tag}' }),
    ),
  postsBy: (message) =>
    eachForm(message('blog.post.plurals'), (form) =>
      fill(message('blog.author.pageTitle'), { nPosts: form, authorName: '{author}' }),
    ),
  noPostsBy: 'blog.author.noPosts',
  postArchive: 'blog.archive.title',
  postAuthors: 'blog.authorsList.pageTitle',
  viewAllAuthors: 'blog.authorsList.viewAll',
  viewAllPostTags: 'tags.tagsPageLink',
  // search
  searchTitle: 'SearchBar.label',
  searchPageTitle: 'SearchPage.emptyResultsTitle',
  searchButton: 'SearchPage.inputLabel',
  searchPlaceholder: 'SearchModal.placeholder',
  searchNoResults: (message) => `${message('SearchModal.noResultsScreen.noResultsText')} “{query}”`,
  searchUnreachable: (message) =>
    `${message('SearchModal.errorScreen.titleText')}. ${message('SearchModal.errorScreen.helpText')}`,
  searchCount: 'SearchPage.documentsFound.plurals',
  searchAllResults: 'SearchBar.seeAll',
  searchClear: 'SearchModal.searchBox.resetButtonTitle',
  searchCancel: 'SearchModal.searchBox.cancelButtonText',
  searchRecent: 'SearchModal.startScreen.recentSearchesTitle',
  searchForgetRecent: 'SearchModal.startScreen.removeRecentSearchButtonTitle',
  searchFavourites: 'SearchModal.startScreen.favoriteSearchesTitle',
  searchKeepFavourite: 'SearchModal.startScreen.saveRecentSearchButtonTitle',
  searchForgetFavourite: 'SearchModal.startScreen.removeFavoriteSearchButtonTitle',
  searchBy: 'SearchModal.footer.searchByText',
  searchKeyMove: 'SearchModal.footer.navigateText',
  searchKeyOpen: 'SearchModal.footer.selectText',
  searchKeyClose: 'SearchModal.footer.closeText',
};

/**
 * The labels of docsite's theme that Docusaurus's messages translate: those for which all messages exist.
 *
 * @param messages By id, such as `theme.docs.paginator.next`.
 */
export function labelsOf(messages: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([label, source]) => {
      const text = read(source, messages);
      return text === undefined ? [] : [[label, text]];
    }),
  );
}

function read(source: Source, messages: Messages): string | undefined {
  let isWhole = true;
  const message = (id: string): string => {
    const text = messages[`theme.${id}`];
    isWhole &&= text !== undefined && text !== '';
    return text ?? '';
  };
  const text = typeof source === 'string' ? message(source) : source(message);
  return isWhole ? text : undefined;
}

/** Applies a change to each plural form of a message. */
function eachForm(message: string, change: (form: string) => string): string {
  return message.split('|').map(change).join('|');
}

/** Replaces Docusaurus's placeholders by text, or by docsite's placeholders. */
function fill(message: string, values: Messages): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function versionBanner(message: string): string {
  return fill(message, { siteTitle: '{site}', versionLabel: '{version}' });
}

/** A message without the parentheses that contain a placeholder. */
function withoutParentheses(message: string, placeholder: string): string {
  return message.replace(/\s*[([（][^()（）[\]]*[)\]）]/g, (group) => (group.includes(placeholder) ? '' : group));
}
