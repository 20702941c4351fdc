import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { bridgesFor, isBridged } from './bridges.js';

/** Components of the theme that a site has of its own, and what becomes of them. */
export interface Swizzles {
  /** Names of all components, such as `DocItem/Footer`. */
  readonly names: ReadonlySet<string>;
  /** Folders of bridges to them, as layers of the theme: absolute, the topmost first. */
  readonly layers: readonly string[];
  /** Whether the layout of documents has a place for the table of contents. */
  readonly drawsToc: boolean;
  /** Whether some of them read more of documents than docsite's own pages show. */
  readonly readDocuments: boolean;
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
 * @param pluginThemes Folders of themes that plugins add, absolute: what they replace is drawn alike.
 */
export function readSwizzles(siteDir: string, themeDir: string, pluginThemes: readonly string[]): Swizzles {
  const files = themeFiles(join(siteDir, swizzleDir));
  const names = new Set(files.map(({ path }) => componentName(path)));
  const ofPlugins = pluginThemes.flatMap(modulesIn).map(componentName);
  const drawsToc = files.some(({ path, text }) => componentName(path) === 'DocItem/Layout' && tocImport.test(text));
  const bridges = bridgesFor(new Set([...names, ...ofPlugins]));
  return {
    names,
    layers: [
      ...(drawsToc ? ['toc-in-document'] : []),
      ...(files.some(isEjectedLayout) ? ['layout-ejected'] : []),
      ...bridges,
    ].map((folder) => join(themeDir, 'frame', folder)),
    drawsToc,
    readDocuments: files.some(({ text }) => documentHooks.test(text)),
  };
}

/** Whether a site has a component of its own by a name. */
export function isSwizzled(siteDir: string, name: string): boolean {
  return modulesIn(join(siteDir, swizzleDir)).some((path) => componentName(path) === name);
}

/** A layout that wraps no other. */
function isEjectedLayout({ path, text }: ThemeFile): boolean {
  return componentName(path) === 'Layout' && !/['"]@theme-(?:original|init)\/Layout['"]/.test(text);
}

/**
 * The components that neither a bridge nor anything of the site takes up, by their names.
 *
 * @param folders Where code and content of the site lie, absolute.
 */
export function idleSwizzles(siteDir: string, { names }: Swizzles, folders: readonly string[]): string[] {
  const own = [...names].filter((name) => !isBridged(name));
  if (own.length === 0) return [];
  const imported = importedNames(themeFiles(join(siteDir, swizzleDir)));
  const rest = own.filter((name) => !imported.has(name));
  return rest.length === 0 ? [] : rest.filter((name) => !isMentioned(name, folders)).sort();
}

/** Names of the components that others of them import by relative paths. */
function importedNames(files: readonly ThemeFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|import|require\()\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, target]) =>
        componentName(posix.join(posix.dirname(path), target as string)),
      ),
    ),
  );
}

function isMentioned(name: string, folders: readonly string[]): boolean {
  const pattern = new RegExp(`['"]@(?:theme|site/src/theme)/${name}(?:/index)?(?:\\.[jt]sx?)?['"]`);
  return folders.some((folder) =>
    listFiles(folder, /\.(?:mdx?|[jt]sx?)$/).some((path) => pattern.test(readText(join(folder, path)))),
  );
}

function themeFiles(folder: string): ThemeFile[] {
  return modulesIn(folder).map((path) => ({ path, text: readText(join(folder, path)) }));
}

function modulesIn(folder: string): string[] {
  const paths = listFiles(folder, /(?<!\.d|\.test|\.stories)\.[jt]sx?$/);
  return paths.filter((path) => !path.includes('__tests__/'));
}

/** The name that a module is imported by. */
function componentName(path: string): string {
  return path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}

function listFiles(folder: string, pattern: RegExp): string[] {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return paths.map((path) => path.replaceAll(sep, '/')).filter((path) => pattern.test(path));
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
