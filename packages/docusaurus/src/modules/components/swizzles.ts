import { join } from 'node:path';
import { bridgesFor, docsRootWrapper, drawsCodeIcons, ownLayout } from './bridges.js';
import {
  drawsAroundDocuments,
  drawsNumbers,
  hasNarrowSidebar,
  isDocsRootWrapper,
  isOwnLayout,
  isWidePage,
  narrowSidebar,
  placesToc,
  readsDocuments,
} from './component-traits.js';
import { isFramelessBlog } from './frameless-blog.js';
import { isLiveCode, isLiveDiagram } from './signs-of-life.js';
import {
  componentsIn,
  importsComponent,
  isEjected,
  isImported,
  swizzleDir,
  type ThemeFile,
  themeFiles,
} from './theme-files.js';

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
  const left = new Set([
    ...(all.some(isOwnLayout) ? partsOfLayout.filter((name) => !isImported(name, all)) : []),
    ...[...metadataParts, ...sidebarButtons].filter((name) => isImported(name, files)),
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
