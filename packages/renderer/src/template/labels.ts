/** Texts that only blog pages show. */
const blogLabels = {
  postPages: 'Blog post page navigation',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  postListPages: 'Blog list page navigation',
  newerPosts: 'Newer entries',
  olderPosts: 'Older entries',
  readMore: 'Read more',
  readMoreOf: 'Read more about {title}',
  readingTime: 'One min read|{count} min read',
  postsTagged: 'One post tagged with “{tag}”|{count} posts tagged with “{tag}”',
  postsBy: '{author} – one post|{author} – {count} posts',
  postCount: 'One post|{count} posts',
  noPosts: 'There are no posts yet.',
  noPostsBy: 'This author has not written any posts yet.',
  postArchive: 'Archive',
  postAuthors: 'Authors',
  viewAllAuthors: 'View all authors',
  viewAllPostTags: 'View all tags',
};

/** Texts of all other pages. */
const shownLabels = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  docsSidebar: 'Docs sidebar',
  siteMenu: 'Site menu',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  backToTop: 'Scroll back to top',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home page',
  onThisPage: 'On this page',
  pagination: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  tags: 'Tags:',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated{on}{by}',
  lastUpdatedOn: ' on {date}',
  lastUpdatedBy: ' by {author}',
  versionBadge: 'Version: {version}',
  unreleasedBanner: 'This is documentation of {version}, which is not released yet.',
  unmaintainedBanner: 'This is documentation of {version}, which is no longer maintained.',
  latestVersionHint: 'See the {link} ({version}).',
  latestVersionLink: 'latest version',
  draftTitle: 'Draft page',
  draft: 'Draft: this page is left out of the published site.',
  unlistedTitle: 'Unlisted page',
  unlisted: 'Unlisted: only people who know its address can find this page.',
  tagsTitle: 'Tags',
  taggedTitle: 'One page tagged with “{tag}”|{count} pages tagged with “{tag}”',
  viewAllTags: 'View all tags',
  itemCount: '1 item|{count} items',
  crashTitle: 'Page Error',
  crashHeading: 'This page crashed.',
  tryAgain: 'Try again',
  loading: 'Loading',
  loadFailedHeading: 'This page could not be loaded.',
  retry: 'Retry',
  fileNotKept: 'You are offline. The pages of this site are available, but this file is not.',
  updateReady: 'A new version of this site is ready.',
  reload: 'Reload',
  later: 'Later',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link that led here may be wrong.',
  notFoundHint: 'Search the site, or start again at the home page.',
  pageMoved: 'This page has moved.',
  wrongBase:
    'This site did not load properly: it was built for the base URL “{baseUrl}”, but was opened under a different one.',
  wrongBaseHint: 'Set baseUrl to “{baseUrl}” in its configuration, and build it again.',
  searchTitle: 'Search',
  searchPageTitle: 'Search',
  searchPlaceholder: 'Search the documentation',
  searchButton: 'Search',
  searchWithoutIndex: 'The search index of this site has not been built.',
  searchUnreachable: 'Search is not available right now. Check your connection and try again.',
  searchHint: 'Type a word or the beginning of one. Pages with all of your words come first.',
  searchNoResults: 'No results for “{query}”',
  searchNoResultsHint: 'Check the spelling, or try fewer words or more general ones.',
  searchCount: 'One page found|{count} pages found',
  searchResults: 'Search results',
  searchAllResults: 'See the one result|See all {count} results',
  searchMoreResults: 'Show more results',
  searchClear: 'Clear the search field',
  searchCancel: 'Cancel',
  searchRecent: 'Recent searches',
  searchRemoveRecent: 'Remove “{query}” from recent searches',
  searchForgetRecent: 'Remove from recent searches',
  searchFavourites: 'Favourites',
  searchKeepFavourite: 'Save as a favourite',
  searchForgetFavourite: 'Remove from favourites',
  searchBy: 'Search by',
  searchKeyMove: 'to move',
  searchKeyOpen: 'to open',
  searchKeyClose: 'to close',
  searchNeedsScript: 'Search results need JavaScript. Without it, the tag and category pages list everything.',
  versionsTitle: 'Versions',
  versionsIntro: 'Every version of the documentation on this site.',
  latestVersion: 'Latest',
  toggleColorMode: 'Switch between light and dark mode',
  languages: 'Languages',
  versions: 'Versions',
  closeAnnouncement: 'Close announcement',
  copyCode: 'Copy code',
  codeCopied: 'Copied',
  copyFailed: 'The browser does not let this page copy. The code is selected: copy it yourself.',
  wrapCode: 'Toggle word wrap',
  enlargeImage: 'Enlarge image: {alt}',
  diagram: 'Diagram',
  diagramSource: 'Source of the diagram',
  diagramFailed: 'The diagram could not be drawn. This is its source.',
  liveEditor: 'Live editor',
  liveResult: 'Result',
  resetCode: 'Reset',
  copyPage: 'Copy page',
  pageCopied: 'Copied',
  copyPageFailed: 'Copy failed',
  viewAsMarkdown: 'View as Markdown',
  taskDone: 'Done',
  taskOpen: 'To do',
  headingLink: 'Direct link to {heading}',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {reference}',
  expandCategory: 'Expand “{label}”',
  sidebarBefore: '{count} more above',
  sidebarAfter: '{count} more below',
  collapseCategory: 'Collapse “{label}”',
  externalLink: '(opens in a new tab)',
  details: 'Details',
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
};

/**
 * Texts of the theme itself, each translatable by `i18n/<locale>/labels.json`. Browsers get them with the site's data,
 * so they are marked as pure and left out of browser bundles.
 */
export const defaultLabels = /* @__PURE__ */ (() => ({ ...blogLabels, ...shownLabels }))();

/** The theme's texts in one locale, by name; `{name}` in a text is a placeholder, `|` separates plural forms. */
export type Labels = Readonly<Record<keyof typeof defaultLabels, string>>;

/** The texts that pages of a site without a blog may show, which are the only ones its browsers load. */
export function withoutBlogLabels(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => !(name in blogLabels))) as Labels;
}

/** The language of a label with forms for counts. */
export interface CountLanguage {
  /** BCP 47 tag. */
  readonly name: string;
  /** Its plural forms, in the order in which labels list them: `pluralsOf`. */
  readonly plurals: readonly string[];
}

/** Returns the plural forms of a language, from `zero` to `other`. */
export function pluralsOf(language: string): string[] {
  const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => known.includes(form));
}

/**
 * Fills the placeholders of a label that has a form for each plural of the language, separated by `|`, from `zero` to
 * `other`: 'One page|{count} pages'. The last form is used for missing ones.
 */
export function formatCount(
  label: string,
  values: Readonly<Record<string, string | number>> & { readonly count: number },
  { name, plurals }: CountLanguage,
): string {
  const forms = label.split('|');
  const index = plurals.indexOf(new Intl.PluralRules(name).select(values.count));
  return formatLabel(forms[index] ?? (forms.at(-1) as string), values);
}

/** Fills `{name}` placeholders of a label. */
export function formatLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
