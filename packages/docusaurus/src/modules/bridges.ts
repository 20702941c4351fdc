const types = ['Caution', 'Danger', 'Info', 'Note', 'Tip', 'Warning'];

/** What notices of the types that Docusaurus has are made of. */
const admonitionParts = [
  'Admonition/Layout',
  ...types.flatMap((name) => [`Admonition/Icon/${name}`, `Admonition/Type/${name}`]),
];

/** What `MDXComponents` draws elements of Markdown with. */
const elementParts = ['A', 'Code', 'Details', 'Heading', 'Img', 'Li', 'Ul'].map((name) => `MDXComponents/${name}`);

/** What the menu of narrow screens is made of. */
const menuParts = ['Header', 'Layout', 'PrimaryMenu', 'SecondaryMenu'].map((name) => `Navbar/MobileSidebar/${name}`);

/** What the sidebar beside documents is made of, which is another than that in the menu of narrow screens. */
const sidebarParts = ['DocSidebar/Desktop', 'DocSidebar/Desktop/Content'];

/** What a card is made of. */
const cardParts = ['Description', 'Heading', 'Heading/Icon', 'Heading/Text', 'Layout'].map((name) => `DocCard/${name}`);

/**
 * The folders of `theme/frame`, each a theme layer that has docsite draw a part of the frame by a component of
 * Docusaurus's theme, and the components that each is for. Only those are layers of a site that it has such a component
 * for. What wraps comes before what it wraps.
 */
const bridges: Readonly<Record<string, readonly string[]>> = {
  root: ['Root'],
  'theme-provider': ['ThemeProvider', 'ThemeProvider/TitleFormatter'],
  'layout-provider': ['Layout/Provider'],
  layout: ['Layout'],
  'announcement-bar': ['AnnouncementBar'],
  'skip-to-content': ['SkipToContent'],
  navbar: ['Navbar'],
  'navbar-parts': ['Navbar/Content', 'Navbar/Layout', 'Navbar/MobileSidebar/Toggle', 'Navbar/Search'],
  'navbar-logo': ['Logo', 'Navbar/Logo'],
  'navbar-item': [
    'NavbarItem',
    'NavbarItem/ComponentTypes',
    'NavbarItem/DefaultNavbarItem',
    'NavbarItem/DocsVersionDropdownNavbarItem',
    'NavbarItem/DropdownNavbarItem',
    'NavbarItem/DropdownNavbarItem/Desktop',
    'NavbarItem/HtmlNavbarItem',
    'NavbarItem/LocaleDropdownNavbarItem',
    'NavbarItem/NavbarNavLink',
    'NavbarItem/SearchNavbarItem',
  ],
  'color-mode-toggle': ['ColorModeToggle', 'Navbar/ColorModeToggle'],
  'search-bar': ['SearchBar'],
  footer: ['Footer'],
  'footer-parts': ['Footer/Copyright', 'Footer/Layout', 'Footer/LinkItem', 'Footer/Links', 'Footer/Logo'],
  'mobile-menu': [...sidebarParts, 'DocSidebar/Mobile', 'Navbar/MobileSidebar', ...menuParts],
  sidebar: ['DocSidebar', ...sidebarParts],
  'sidebar-items': ['DocSidebarItems'],
  'sidebar-item': ['DocSidebarItem', 'DocSidebarItem/Category', 'DocSidebarItem/Html', 'DocSidebarItem/Link'],
  toc: ['TOC', 'DocItem/TOC/Desktop'],
  'toc-compact': ['TOCCollapsible', 'DocItem/TOC/Mobile'],
  'doc-root': ['BackToTopButton', 'DocRoot', 'DocRoot/Layout', 'DocRoot/Layout/Main'],
  'doc-page-root': ['DocPage', 'DocPage/Layout', 'DocPage/Layout/Main'],
  'doc-page': ['DocItem', 'DocItem/Layout', 'DocItem/Content', 'ContentVisibility'],
  'category-page': ['DocCategoryGeneratedIndexPage'],
  // of docusaurus-theme-openapi-docs
  'api-item': ['ApiItem/store'],
  'doc-item-footer': ['DocItem/Footer'],
  'edit-meta-row': ['EditMetaRow'],
  'edit-link': ['EditThisPage'],
  'last-update': ['LastUpdated'],
  'tag-links': ['TagsListInline'],
  'blog-sidebar': ['BlogSidebar', 'BlogSidebar/Content', 'BlogSidebar/Desktop', 'BlogSidebar/Mobile'],
  'external-link-icon': ['Icon/ExternalLink'],
  'post-list': [
    'BlogListPage',
    'BlogLayout',
    'BlogListPaginator',
    'BlogPostItems',
    'BlogTagsPostsPage',
    'Blog/Pages/BlogAuthorsPostsPage',
  ],
  'post-tags': ['BlogTagsListPage', 'BlogLayout'],
  author: ['Blog/Components/Author', 'Blog/Components/Author/Socials'],
  'post-page': ['BlogPostPage', 'BlogLayout'],
  'post-item': [
    'BlogPostItem',
    'BlogPostItem/Container',
    'BlogPostItem/Content',
    'BlogPostItem/Footer',
    'BlogPostItem/Header',
    'BlogPostPaginator',
  ],
  pagination: ['DocItem/Paginator', 'DocPaginator', 'PaginatorNavLink'],
  'version-banner': ['DocVersionBanner'],
  'version-badge': ['DocVersionBadge'],
  breadcrumbs: ['DocBreadcrumbs'],
  'mdx-content': ['MDXContent'],
  'mdx-components': ['MDXComponents', ...elementParts],
  'mdx-parts': elementParts,
  heading: ['Heading'],
  'mdx-pre': ['MDXComponents/Pre'],
  'code-block': ['CodeBlock'],
  playground: ['Playground'],
  'live-scope': ['ReactLiveScope'],
  admonition: ['Admonition', 'Admonition/Types', ...admonitionParts],
  'admonition-types': ['Admonition/Types', ...admonitionParts],
  'doc-card-parts': cardParts,
  'doc-card-list': ['DocCard', 'DocCardList', ...cardParts],
  details: ['Details'],
  tabs: ['Tabs'],
  'tab-item': ['TabItem'],
};

/**
 * Bridges that every site with a blog has, as the words of Docusaurus's theme are others there. They cost browsers
 * nothing.
 */
const ofBlogs: Readonly<Record<string, readonly string[]>> = {
  'post-archive': ['BlogArchivePage'],
  'post-authors': ['Blog/Pages/BlogAuthorsListPage', 'BlogLayout'],
};

/** The bridges of sites with a blog. */
export const blogBridges: readonly string[] = Object.keys(ofBlogs);

/** The bridges that a site needs which has these components of its own. */
export function bridgesFor(components: ReadonlySet<string>): string[] {
  return Object.entries(bridges).flatMap(([folder, names]) =>
    names.some((name) => components.has(name)) ? [folder] : [],
  );
}

const bridged: ReadonlySet<string> = new Set(Object.values({ ...bridges, ...ofBlogs }).flat());

/** Whether docsite draws a part of its pages by a component of this name. */
export function isBridged(component: string): boolean {
  return bridged.has(component);
}
