import { join, relative, sep } from 'node:path';
import { filesBelow, textOf } from '../load/files-below.js';
import { bridgesFor } from './bridges.js';

/** Components of the theme that a site has of its own, and what becomes of them. */
export interface Swizzles {
  /** Names of all components, such as `DocItem/Footer`. */
  readonly names: ReadonlySet<string>;
  /** Folders of bridges to them, as layers of the theme: absolute, the topmost first. */
  readonly layers: readonly string[];
  /** Names of the components that draw something of the site: those, and those of plugins and options. */
  readonly drawn: ReadonlySet<string>;
  /** Whether the layout of documents has a place for the table of contents. */
  readonly drawsToc: boolean;
  /** Whether the menu of narrow screens is apart from the sidebar beside the page. */
  readonly drawsMenu: boolean;
  /** Whether some of them read more of documents than docsite's own pages show. */
  readonly readDocuments: boolean;
}

/** What replaces components of the theme without being in `src/theme`. */
export interface AddedComponents {
  /** Folders of themes that plugins add, absolute: what they replace is drawn alike. */
  readonly pluginThemes: readonly string[];
  /** Names of components in whose places options name others. */
  readonly replaced: readonly string[];
  /** Names of components of the site that cannot be had. */
  readonly lacking: readonly string[];
  /** Layers that give pages the whole width which components of the site draw. */
  readonly wideLayers: readonly string[];
}

interface ThemeFile {
  /** Path in the folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Where Docusaurus looks for components that replace those of themes. */
export const swizzleDir = 'src/theme';

/** What reads documents from the page's data. */
const documentHooks = /\buse(?:Doc|BlogPost)\b|\bfrontMatter\b|\.metadata\b/;

/** What has the table of contents beside a document. */
const tocImport = /['"]@theme\/(?:DocItem\/TOC\/Desktop|TOC)['"]/;

/**
 * Reads the components in a site's `src/theme`.
 *
 * @param added What replaces components beside: themes of plugins, and options.
 */
export function readSwizzles(
  siteDir: string,
  themeDir: string,
  { pluginThemes, replaced, lacking, wideLayers }: AddedComponents,
): Swizzles {
  const files = themeFiles(join(siteDir, swizzleDir));
  const names = new Set(files.map(({ path }) => componentName(path)));
  const ofPlugins = pluginThemes.flatMap(modulesIn).map(componentName);
  const drawsToc = files.some(({ path, text }) => componentName(path) === 'DocItem/Layout' && tocImport.test(text));
  const drawn = new Set([...[...names].filter((name) => !lacking.includes(name)), ...ofPlugins, ...replaced]);
  const isLayoutOwn = files.some((file) => isEjected(file, 'Layout'));
  const left = isLayoutOwn ? partsOfLayout.filter((name) => !files.some((file) => imports(file, name))) : [];
  // it draws another sidebar on narrow screens
  const ofMenu = files.some((file) => componentName(file.path) === 'DocSidebar' && imports(file, narrowSidebar));
  const bridges = bridgesFor(
    new Set([...[...drawn].filter((name) => !left.includes(name)), ...(ofMenu ? [narrowSidebar] : [])]),
  );
  return {
    names,
    drawn,
    layers: [
      ...(drawsToc ? ['toc-in-document'] : []),
      ...(isLayoutOwn ? ['layout-ejected'] : []),
      ...(files.some((file) => isEjected(file, 'BlogLayout')) ? ['blog-layout'] : wideLayers),
      ...bridges,
    ].map((folder) => join(themeDir, 'frame', folder)),
    drawsToc,
    drawsMenu: bridges.includes('mobile-menu'),
    readDocuments: replaced.length > 0 || files.some(({ text }) => documentHooks.test(text)),
  };
}

/** Whether a site has a component of its own by a name. */
export function isSwizzled(siteDir: string, name: string): boolean {
  return swizzledFile(siteDir, name) !== undefined;
}

/** Whether a site has a component of its own by a name, or one of its parts. */
export function hasSwizzlesOf(siteDir: string, name: string): boolean {
  return modulesIn(join(siteDir, swizzleDir)).some((path) => `${componentName(path)}/`.startsWith(`${name}/`));
}

/** The file of a component that a site has of its own, absolute. */
export function swizzledFile(siteDir: string, name: string): string | undefined {
  const folder = join(siteDir, swizzleDir);
  const path = modulesIn(folder).find((inner) => componentName(inner) === name);
  return path === undefined ? undefined : join(folder, path);
}

/**
 * What the layout of Docusaurus's theme alone draws: a layout that replaces it draws them only where it imports them.
 */
const partsOfLayout = ['AnnouncementBar', 'SkipToContent'];

const narrowSidebar = 'DocSidebar/Mobile';

function imports({ text }: ThemeFile, name: string): boolean {
  return new RegExp(`['"]@theme/${name}['"]`).test(text);
}

/** Whether a file is the component of a name, and wraps no other. */
function isEjected({ path, text }: ThemeFile, name: string): boolean {
  return componentName(path) === name && !new RegExp(`['"]@theme-(?:original|init)/${name}['"]`).test(text);
}

/** The modules of a folder of components. A site's own are in `src/theme`. */
export function themeFiles(folder: string): ThemeFile[] {
  return modulesIn(folder).map((path) => ({ path, text: textOf(join(folder, path)) }));
}

function modulesIn(folder: string): string[] {
  const paths = filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'));
  return paths.filter((path) => /(?<!\.d|\.test|\.stories)\.[jt]sx?$/.test(path) && !path.includes('__tests__/'));
}

/** The name that a module is imported by. */
export function componentName(path: string): string {
  return path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}
