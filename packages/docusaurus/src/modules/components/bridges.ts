import { socialComponents } from './social-icons.js';
import {
  admonitionParts,
  announcementParts,
  cardParts,
  codeButtons,
  codeIcons,
  codeLines,
  codeParts,
  elementParts,
  menuParts,
  postHeaderParts,
  sidebarParts,
  visibilityParts,
} from './theme-parts.js';

/** A `DocsRoot` of the site that wraps the original, which contains the frame in Docusaurus. */
export const docsRootWrapper = 'DocsRoot/Wrapper';

/** A layout of all pages that does not wrap the original, and components that draw it around pages of a kind. */
export const ownLayout = {
  layout: 'Layout/Own',
  docs: 'DocsRoot/Layout',
  blog: 'BlogLayout/Layout',
  pages: 'MDXPage/Layout',
};

/**
 * The folders of `theme/frame`, each a theme layer that makes docsite draw a part of the frame with a component of
 * Docusaurus's theme, and the components that each is for. A site has only the layers for components that it has
 * swizzled. Wrappers come before what they wrap.
 */
const bridges: Readonly<Record<string, readonly string[]>> = {
  root: ['Root'],
  'theme-provider': ['ThemeProvider', 'ThemeProvider/TitleFormatter'],
  'docs-root-wrapper': [docsRootWrapper],
  'external-link-icon': ['Icon/ExternalLink'],
  'site-metadata': ['SiteMetadata', 'SearchMetadata'],
  'docs-frame': [ownLayout.docs],
  'blog-frame': [ownLayout.blog],
  'markdown-frame': [ownLayout.pages],
  'layout-ejected': [ownLayout.layout],
  'layout-provider': ['Layout/Provider'],
  layout: ['Layout'],
  'announcement-bar': ['AnnouncementBar', ...announcementParts],
  'announcement-parts': announcementParts,
  'skip-to-content': ['SkipToContent'],
  navbar: ['Navbar'],
  'navbar-parts': ['Navbar/Content', 'Navbar/Layout', 'Navbar/MobileSidebar/Toggle', 'Navbar/Search'],
  'navbar-logo': ['Logo', 'Navbar/Logo'],
  'themed-image': ['ThemedImage'],
  'navbar-item': [
    'Navbar/Search',
    'NavbarItem',
    'NavbarItem/ComponentTypes',
    'NavbarItem/DefaultNavbarItem',
    'NavbarItem/DefaultNavbarItem/Desktop',
    'NavbarItem/DefaultNavbarItem/Mobile',
    'NavbarItem/DocNavbarItem',
    'NavbarItem/DocSidebarNavbarItem',
    'NavbarItem/DocsVersionDropdownNavbarItem',
    'NavbarItem/DocsVersionNavbarItem',
    'NavbarItem/DropdownNavbarItem',
    'NavbarItem/DropdownNavbarItem/Desktop',
    'NavbarItem/DropdownNavbarItem/Mobile',
    'NavbarItem/HtmlNavbarItem',
    'NavbarItem/LocaleDropdownNavbarItem',
    'NavbarItem/NavbarNavLink',
    'NavbarItem/SearchNavbarItem',
  ],
  'color-mode-toggle': ['ColorModeToggle', 'Navbar/ColorModeToggle'],
  'search-bar': ['SearchBar'],
  footer: ['Footer'],
  'footer-parts': [
    'Footer/Copyright',
    'Footer/Layout',
    'Footer/LinkItem',
    'Footer/Links',
    'Footer/Links/MultiColumn',
    'Footer/Links/Simple',
    'Footer/Logo',
  ],
  'mobile-menu': [...sidebarParts, 'DocSidebar/Mobile', 'Navbar/MobileSidebar', ...menuParts],
  'doc-root-sidebar': ['DocRoot/Layout/Sidebar'],
  'sidebar-collapse': ['DocSidebar/Desktop/CollapseButton'],
  'sidebar-expand': ['DocRoot/Layout/Sidebar/ExpandButton'],
  sidebar: ['DocSidebar', ...sidebarParts],
  'sidebar-items': ['DocSidebarItems'],
  'sidebar-item': ['DocSidebarItem', 'DocSidebarItem/Category', 'DocSidebarItem/Html', 'DocSidebarItem/Link'],
  toc: ['TOC', 'DocItem/TOC/Desktop'],
  'toc-items': ['TOCItems', 'TOCItems/Tree'],
  'toc-inline': ['TOCItems', 'TOCItems/Tree'],
  'toc-compact': ['TOCCollapsible', 'TOCCollapsible/CollapseButton', 'DocItem/TOC/Mobile'],
  'toc-collapsible': ['TOCCollapsible/CollapseButton'],
  'docs-root': ['DocsRoot', 'DocVersionRoot'],
  'doc-root': ['BackToTopButton', 'DocRoot', 'DocRoot/Layout', 'DocRoot/Layout/Main'],
  'doc-page-root': ['DocPage', 'DocPage/Layout', 'DocPage/Layout/Main'],
  'doc-metadata': ['DocItem/Metadata', 'DocBreadcrumbs/StructuredData'],
  'doc-page': ['DocItem', 'DocItem/Layout', 'DocItem/Content', ...visibilityParts],
  'category-page': ['DocCategoryGeneratedIndexPage'],
  'doc-tags': ['DocTagsListPage'],
  'doc-tag': ['DocTagDocListPage', 'Heading'],
  'doc-item-footer': ['DocItem/Footer'],
  'edit-meta-row': ['EditMetaRow'],
  'edit-link': ['EditThisPage'],
  'last-update': ['LastUpdated'],
  'tag-links': ['TagsListInline'],
  tag: ['Tag'],
  'tags-by-letter': ['TagsListByLetter', 'Heading'],
  'blog-sidebar': ['BlogSidebar', 'BlogSidebar/Content', 'BlogSidebar/Desktop', 'BlogSidebar/Mobile'],
  icons: ['Arrow', 'Close', 'DarkMode', 'Edit', 'Home', 'Language', 'LightMode', 'Menu'].map((name) => `Icon/${name}`),
  'post-list-metadata': ['BlogListPage/StructuredData'],
  'post-list': [
    'BlogListPage',
    'BlogLayout',
    'BlogListPaginator',
    'BlogPostItems',
    'BlogTagsPostsPage',
    'Blog/Pages/BlogAuthorsPostsPage',
  ],
  'post-tags': ['BlogTagsListPage', 'BlogLayout'],
  'post-author': ['BlogPostItem/Header/Author'],
  author: ['Blog/Components/Author', 'Blog/Components/Author/Socials', ...socialComponents],
  'post-metadata': ['BlogPostPage/Metadata', 'BlogPostPage/StructuredData'],
  'post-page': ['BlogPostPage', 'BlogLayout'],
  'post-item': [
    'BlogPostItem',
    'BlogPostItem/Container',
    'BlogPostItem/Content',
    'BlogPostItem/Footer',
    'BlogPostItem/Header',
    ...postHeaderParts,
    'BlogPostPaginator',
  ],
  'post-header-parts': postHeaderParts,
  'read-more': ['BlogPostItem/Footer/ReadMoreLink'],
  pagination: ['DocItem/Paginator', 'DocPaginator'],
  'pagination-link': ['PaginatorNavLink'],
  'version-banner': ['DocVersionBanner'],
  'version-badge': ['DocVersionBadge'],
  breadcrumbs: ['DocBreadcrumbs'],
  'breadcrumb-home': ['DocBreadcrumbs/Items/Home'],
  'error-page': ['ErrorPageContent'],
  'mdx-page': ['MDXPage'],
  'mdx-content': ['MDXContent'],
  'mdx-components': ['MDXComponents', ...elementParts],
  'mdx-parts': elementParts,
  heading: ['Heading'],
  'mdx-pre': ['MDXComponents/Pre'],
  'mdx-code': ['MDXComponents/Code'],
  'code-block': ['CodeBlock', ...codeParts],
  'code-parts': codeParts,
  'code-lines': codeLines,
  'code-buttons': [...codeButtons.map((name) => `CodeBlock/${name}`), ...codeIcons],
  mermaid: ['Mermaid'],
  playground: ['CodeBlock', 'Playground'],
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
 * Bridges of every site with a blog, because Docusaurus's theme has different labels there, and profiles of authors.
 * They cost browsers next to nothing.
 */
const ofBlogs: Readonly<Record<string, readonly string[]>> = {
  'post-archive': ['BlogArchivePage'],
  'post-authors': ['Blog/Pages/BlogAuthorsListPage', 'BlogLayout'],
  'author-profiles': [],
};

/** The bridges of sites with a blog. */
export const blogBridges: readonly string[] = Object.keys(ofBlogs);

/** Whether a site has icons for the buttons of code blocks, which React then draws. */
export function drawsCodeIcons(components: ReadonlySet<string>): boolean {
  return codeIcons.some((name) => components.has(name));
}

/** The bridges needed for a site's own components. */
export function bridgesFor(components: ReadonlySet<string>): string[] {
  return Object.entries(bridges).flatMap(([folder, names]) =>
    names.some((name) => components.has(name)) ? [folder] : [],
  );
}

const bridged: ReadonlySet<string> = new Set(Object.values({ ...bridges, ...ofBlogs }).flat());

/** Whether docsite draws a part of its pages with a component of this name. */
export function isBridged(component: string): boolean {
  return bridged.has(component);
}
