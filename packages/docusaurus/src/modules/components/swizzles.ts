import { join } from 'node:path';
import { bridgesFor, docsRootWrapper, drawsCodeIcons, ownLayout } from './bridges.js';
import { isFramelessBlog } from './frameless-blog.js';
import { isLiveCode, isLiveDiagram } from './signs-of-life.js';
import { componentsIn, importsComponent, isEjected, swizzleDir, type ThemeFile, themeFiles } from './theme-files.js';

/** The swizzled components of a site, and how they are used. */
export interface Swizzles {
  /** Names of all components, such as `DocItem/Footer`. */
  readonly names: ReadonlySet<string>;
  /** The folders of `theme/frame` that they need, topmost first. */
  readonly layers: readonly string[];
  /** Names of the components that the site draws: these, and those of plugins and options. */
  readonly drawn: ReadonlySet<string>;
  /** Whether the layout of documents includes a place for the table of contents. */
  readonly drawsToc: boolean;
  /** Whether the menu on narrow screens is separate from the sidebar next to the page. */
  readonly drawsMenu: boolean;
  /** Whether some of them read more about documents than docsite's own pages show. */
  readonly readDocuments: boolean;
}

/** Replacements of theme components that are not in `src/theme`. */
export interface AddedComponents {
  /** Theme folders of plugins, absolute, whose replacements are treated alike. */
  readonly pluginThemes: readonly string[];
  /** Names of components that options replace. */
  readonly replaced: readonly string[];
  /** Names of the site's components that the installed version of Docusaurus does not draw. */
  readonly former: readonly string[];
  /** Names of the site's components that cannot be used. */
  readonly lacking: readonly string[];
  /** Layers that give blog pages drawn by the site's components the full width. */
  readonly wideBlogLayers: readonly string[];
  /** Layers that do so for pages in Markdown. */
  readonly wideMarkdownLayers: readonly string[];
}

/** Code that reads documents from the page's data. */
const documentHooks = /\buse(?:Doc|BlogPost)\b|\bfrontMatter\b|\.metadata\b/;

/** Components that receive authors with everything that is known about them. */
const authorParts = /^Blog\/(?:Components\/Author|Pages\/BlogAuthors)|^BlogPostItem\/Header\/Author/;

/** Code that uses the dates of posts in the sidebar of a blog. */
const postDates = /\bdate\b|\bgroupBlogSidebarItemsByYear\b/;

/** Code that places the table of contents next to a document. */
const tocImport = /['"]@theme\/(?:DocItem\/TOC\/Desktop|TOC)['"]/;

/**
 * Reads the components in a site's `src/theme`.
 *
 * @param added Further replacements: themes of plugins, and options.
 */
export function readSwizzles(siteDir: string, added: AddedComponents): Swizzles {
  const files = themeFiles(join(siteDir, swizzleDir)).filter(({ name }) => !added.former.includes(name));
  const names = new Set(files.map(({ name }) => name));
  const drawn = new Set([
    ...[...names].filter((name) => !added.lacking.includes(name)),
    ...added.pluginThemes.flatMap(componentsIn),
    ...added.replaced,
  ]);
  const all = withThemes(files, added.pluginThemes);
  const bridges = bridgesOf(files, { drawn, all, frames: [...ownFrames(all), ...framelessParts(siteDir, files)] });
  return {
    names,
    drawn,
    layers: [...layersOf(files, drawn, added), ...bridges],
    drawsToc: files.some(placesToc),
    drawsMenu: bridges.includes('mobile-menu'),
    readDocuments: added.replaced.length > 0 || files.some(readsDocuments),
  };
}

/**
 * The bridges to the components that docsite has to draw itself; all others are drawn by other components of the site.
 */
function bridgesOf(files: readonly ThemeFile[], { drawn, all, frames }: DrawnComponents): string[] {
  const isImported = (name: string) => importsPart(files, name);
  const left = new Set([
    ...(all.some(isOwnLayout) ? partsOfLayout.filter((name) => !importsPart(all, name)) : []),
    ...[...metadataParts, ...sidebarButtons].filter(isImported),
  ]);
  return bridgesFor(
    new Set([
      ...[...drawn].filter((name) => !left.has(name)),
      ...(files.some(hasNarrowSidebar) ? [narrowSidebar] : []),
      ...(files.some(isDocsRootWrapper) ? [docsRootWrapper] : []),
      ...frames,
    ]),
  );
}

/** The components that a site draws. */
interface DrawnComponents {
  readonly drawn: ReadonlySet<string>;
  /** Their files, if they belong to the site or to themes of its plugins. */
  readonly all: readonly ThemeFile[];
  /** Those that draw the frame of their pages. */
  readonly frames: readonly string[];
}

/** The files of a site, and those of its plugins' themes that it does not replace. */
function withThemes(files: readonly ThemeFile[], themes: readonly string[]): ThemeFile[] {
  const all = [...files, ...themes.flatMap(themeFiles)];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

function importsPart(files: readonly ThemeFile[], name: string): boolean {
  return files.some((file) => file.name !== name && importsComponent(file, name));
}

/** The site's own layout of all pages, and the components that draw it. docsite draws no frame around their pages. */
function ownFrames(all: readonly ThemeFile[]): string[] {
  if (!all.some(isOwnLayout)) return [];
  const draws = (name: string) => all.some((file) => isEjected(file, name) && importsComponent(file, 'Layout'));
  return [
    ownLayout.layout,
    ...(draws('DocsRoot') || draws('DocPage/Layout') ? [ownLayout.docs] : []),
    ...(draws('BlogLayout') ? [ownLayout.blog] : []),
    ...(draws('MDXPage') ? [ownLayout.pages] : []),
  ];
}

/** The pages around which the site's components draw no layout of all pages. */
function framelessParts(siteDir: string, files: readonly ThemeFile[]): string[] {
  return isFramelessBlog(siteDir, files) ? [ownLayout.blog] : [];
}

/** The layers needed for what the site's components do differently, in addition to those that draw them. */
function layersOf(
  files: readonly ThemeFile[],
  drawn: ReadonlySet<string>,
  { wideBlogLayers, wideMarkdownLayers }: AddedComponents,
): string[] {
  return [
    ...(files.some(placesToc) ? ['toc-in-document'] : []),
    ...(files.some((file) => isEjected(file, 'BlogLayout')) ? ['blog-layout'] : wideBlogLayers),
    ...(files.some(isWidePage) ? ['wide-markdown'] : wideMarkdownLayers),
    ...(drawsAroundDocuments(files) ? ['wide-docs'] : []),
    ...(files.some(drawsNumbers) ? ['code-numbers'] : []),
    ...(files.some(isLiveCode) || drawsCodeIcons(drawn) ? ['code-alive'] : []),
    ...(files.some(isLiveDiagram) ? ['mermaid-alive'] : []),
  ];
}

/** Whether a file is the layout of documents, and places the table of contents next to their text. */
function placesToc({ name, text }: ThemeFile): boolean {
  return name === 'DocItem/Layout' && tocImport.test(text);
}

const partsAroundDocuments = /['"]@theme\/(?:Doc(?:Root|Page)\/Layout\/|DocSidebar['"])/;

/**
 * Whether a site draws what is next to documents, the sidebar included, without components of Docusaurus's theme. A
 * layout of documents that replaces only a part of it leaves the sidebar or the table of contents to the frame.
 */
function drawsAroundDocuments(files: readonly ThemeFile[]): boolean {
  const isRoot = (file: ThemeFile) => isEjected(file, 'DocRoot/Layout') || isEjected(file, 'DocPage/Layout');
  const root = files.find(isRoot);
  if (root === undefined || partsAroundDocuments.test(root.text)) return false;
  return files.some((file) => isEjected(file, 'DocItem/Layout'));
}

/** Whether a file is the layout of all pages, and does not wrap the original. */
function isOwnLayout(file: ThemeFile): boolean {
  return isEjected(file, 'Layout');
}

/** Whether a file is the component for sidebars, and draws a different one on narrow screens. */
function hasNarrowSidebar(file: ThemeFile): boolean {
  return file.name === 'DocSidebar' && importsComponent(file, narrowSidebar);
}

function readsDocuments({ name, text }: ThemeFile): boolean {
  return documentHooks.test(text) || authorParts.test(name) || (/^BlogSidebar\b/.test(name) && postDates.test(text));
}

/** Components that only the layout of Docusaurus's theme draws: a replacement draws them only if it imports them. */
const partsOfLayout = ['AnnouncementBar', 'SkipToContent'];

/** Components that add to the head of pages. If another component of the site draws one, docsite does not. */
const metadataParts = [
  'DocItem/Metadata',
  'DocBreadcrumbs/StructuredData',
  'BlogPostPage/Metadata',
  'BlogPostPage/StructuredData',
  'SiteMetadata',
  'SearchMetadata',
  'BlogListPage/StructuredData',
];

/** Buttons that the frame draws, unless another component of the site draws them. */
const sidebarButtons = ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'];

const narrowSidebar = 'DocSidebar/Mobile';

/** Whether a file is the component for a line of code, and draws the numbers of lines itself. */
function drawsNumbers(file: ThemeFile): boolean {
  return isEjected(file, 'CodeBlock/Line') && /\bshowLineNumbers\b/.test(file.text);
}

/** Whether a file is the component for pages written in Markdown, and draws the layout of all pages itself. */
function isWidePage(file: ThemeFile): boolean {
  return file.name === 'MDXPage' && importsComponent(file, 'Layout');
}

/** Whether a file is the component for the root of the docs, and wraps the original, which contains the frame. */
function isDocsRootWrapper(file: ThemeFile): boolean {
  return file.name === 'DocsRoot' && !isEjected(file, 'DocsRoot');
}
