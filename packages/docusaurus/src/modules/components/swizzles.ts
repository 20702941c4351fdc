import { join } from 'node:path';
import { pathFrom } from '@docsite/core';
import { filesBelow, textOf } from '../../load/files-below.js';
import { bridgesFor, docsRootWrapper, drawsCodeIcons } from './bridges.js';

/** The swizzled components of a site, and how they are used. */
export interface Swizzles {
  /** Names of all components, such as `DocItem/Footer`. */
  readonly names: ReadonlySet<string>;
  /** Folders of bridges to them, as theme layers: absolute, topmost first. */
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
  /** Names of the site's components that cannot be used. */
  readonly lacking: readonly string[];
  /** Layers that give pages drawn by the site's components the full width. */
  readonly wideLayers: readonly string[];
  /** The same for pages in Markdown. */
  readonly widePages: readonly string[];
}

/** A module of a theme. */
export interface ThemeFile {
  /** Path within the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The folder in which Docusaurus looks for components that replace those of themes. */
export const swizzleDir = 'src/theme';

/** Code that reads documents from the page's data. */
const documentHooks = /\buse(?:Doc|BlogPost)\b|\bfrontMatter\b|\.metadata\b/;

/** Code that uses the dates of the posts beside a post. */
const postDates = /\bdate\b|\bgroupBlogSidebarItemsByYear\b/;

/** Code that places the table of contents next to a document. */
const tocImport = /['"]@theme\/(?:DocItem\/TOC\/Desktop|TOC)['"]/;

/**
 * Reads the components in a site's `src/theme`.
 *
 * @param added Further replacements: themes of plugins, and options.
 */
export function readSwizzles(
  siteDir: string,
  themeDir: string,
  { pluginThemes, replaced, lacking, wideLayers, widePages }: AddedComponents,
): Swizzles {
  const files = themeFiles(join(siteDir, swizzleDir));
  const names = new Set(files.map(({ path }) => componentName(path)));
  const ofPlugins = pluginThemes.flatMap(modulesIn).map(componentName);
  const drawsToc = files.some(({ path, text }) => componentName(path) === 'DocItem/Layout' && tocImport.test(text));
  const drawn = new Set([...[...names].filter((name) => !lacking.includes(name)), ...ofPlugins, ...replaced]);
  const isLayoutOwn = files.some((file) => isEjected(file, 'Layout'));
  const isImported = (name: string) => files.some((file) => componentName(file.path) !== name && imports(file, name));
  const left = [
    ...(isLayoutOwn ? partsOfLayout.filter((name) => !isImported(name)) : []),
    ...[...metadataParts, ...sidebarButtons].filter(isImported),
  ];
  // it draws a different sidebar on narrow screens
  const ofMenu = files.some((file) => componentName(file.path) === 'DocSidebar' && imports(file, narrowSidebar));
  const bridges = bridgesFor(
    new Set([
      ...[...drawn].filter((name) => !left.includes(name)),
      ...(ofMenu ? [narrowSidebar] : []),
      ...(files.some(isDocsRootWrapper) ? [docsRootWrapper] : []),
    ]),
  );
  return {
    names,
    drawn,
    layers: [
      ...(drawsToc ? ['toc-in-document'] : []),
      ...(isLayoutOwn ? ['layout-ejected'] : []),
      ...(files.some((file) => isEjected(file, 'BlogLayout')) ? ['blog-layout'] : wideLayers),
      ...(files.some(isWidePage) ? ['wide-markdown'] : widePages),
      ...(files.some(drawsNumbers) ? ['code-numbers'] : []),
      ...(files.some(isLiveCode) || drawsCodeIcons(drawn) ? ['code-alive'] : []),
      ...(files.some(isLiveDiagram) ? ['mermaid-alive'] : []),
      ...bridges,
    ].map((folder) => join(themeDir, 'frame', folder)),
    drawsToc,
    drawsMenu: bridges.includes('mobile-menu'),
    readDocuments: replaced.length > 0 || files.some(readsDocuments),
  };
}

function readsDocuments({ path, text }: ThemeFile): boolean {
  return documentHooks.test(text) || (/^BlogSidebar\b/.test(componentName(path)) && postDates.test(text));
}

/** Whether a site has swizzled a component. */
export function isSwizzled(siteDir: string, name: string): boolean {
  return swizzledFile(siteDir, name) !== undefined;
}

/** Whether a site has swizzled a component or one of its parts. */
export function hasSwizzlesOf(siteDir: string, name: string): boolean {
  return modulesIn(join(siteDir, swizzleDir)).some((path) => `${componentName(path)}/`.startsWith(`${name}/`));
}

/** The file of a swizzled component, absolute. */
export function swizzledFile(siteDir: string, name: string): string | undefined {
  const folder = join(siteDir, swizzleDir);
  const path = modulesIn(folder).find((inner) => componentName(inner) === name);
  return path === undefined ? undefined : join(folder, path);
}

/** Components that only the layout of Docusaurus's theme draws: a replacement draws them only if it imports them. */
const partsOfLayout = ['AnnouncementBar', 'SkipToContent'];

/** Components that add to the head of pages. If another component of the site draws one, docsite does not. */
const metadataParts = [
  ...['DocItem/Metadata', 'DocBreadcrumbs/StructuredData', 'BlogPostPage/Metadata', 'BlogPostPage/StructuredData'],
  ...['SiteMetadata', 'SearchMetadata', 'BlogListPage/StructuredData'],
];

/** Buttons that the frame draws, unless another component of the site draws them. */
const sidebarButtons = ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'];

const narrowSidebar = 'DocSidebar/Mobile';

function imports({ text }: ThemeFile, name: string): boolean {
  return new RegExp(`['"]@theme/${name}['"]`).test(text);
}

/** Matches code that can change in the browser. */
export const signOfLife =
  /\buse(?:Callback|CodeWordWrap|ColorMode|Effect|IsBrowser|LayoutEffect|PrismTheme|Reducer|Ref|State|SyncExternalStore)\b|\bon[A-Z]\w*=|\bBrowserOnly\b|\bextends (?:React\.)?(?:Pure)?Component\b/;

/** Whether a file is a component for code in documents that can change in the browser. */
function isLiveCode({ path, text }: ThemeFile): boolean {
  return /^(?:CodeBlock|MDXComponents\/Pre)\b/.test(path) && signOfLife.test(text);
}

/**
 * Whether a file is the component for diagrams and can change in the browser. What it imports of the site's own code
 * mostly can: it enlarges diagrams.
 */
function isLiveDiagram({ path, text }: ThemeFile): boolean {
  const others =
    /^\s*import\s+(?!type\b)(?:[^'"]*\bfrom\s*)?['"](?!react['"]|clsx['"]|@theme-(?:original|init)\/)[^'"]*(?<!\.css)['"]/m;
  return componentName(path) === 'Mermaid' && (signOfLife.test(text) || others.test(text));
}

/** Whether a file is the component for a line of code, and draws the numbers of lines itself. */
function drawsNumbers(file: ThemeFile): boolean {
  return isEjected(file, 'CodeBlock/Line') && /\bshowLineNumbers\b/.test(file.text);
}

/** Whether a file is the component for pages written in Markdown, and draws the layout of all pages itself. */
function isWidePage(file: ThemeFile): boolean {
  return componentName(file.path) === 'MDXPage' && imports(file, 'Layout');
}

/** Whether a file is the component for the root of the docs, and wraps the original, which contains the frame. */
function isDocsRootWrapper(file: ThemeFile): boolean {
  return componentName(file.path) === 'DocsRoot' && !isEjected(file, 'DocsRoot');
}

/** Whether a file is the component of a name, and does not wrap the original. */
function isEjected({ path, text }: ThemeFile, name: string): boolean {
  return componentName(path) === name && !new RegExp(`['"]@theme-(?:original|init)/${name}['"]`).test(text);
}

/** The modules in a folder of components. A site's own are in `src/theme`. */
export function themeFiles(folder: string): ThemeFile[] {
  return modulesIn(folder).map((path) => ({ path, text: textOf(join(folder, path)) }));
}

function modulesIn(folder: string): string[] {
  const paths = filesBelow(folder).map((file) => pathFrom(folder, file));
  return paths.filter((path) => /(?<!\.d|\.test|\.stories)\.[jt]sx?$/.test(path) && !path.includes('__tests__/'));
}

/** The import name of a module. */
export function componentName(path: string): string {
  return path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}
