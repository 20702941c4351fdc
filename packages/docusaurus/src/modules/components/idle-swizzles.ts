import { join, posix, sep } from 'node:path';
import { capturesIn } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';
import { reachedFrom } from '../../load/files/reached-from.js';
import { relativeImports } from '../../load/files/relative-imports.js';
import { installedCode, namesInNoTheme } from '../packages/installed-theme.js';
import { isBridged } from './bridges.js';
import { drawsPage } from './own-pages.js';
import { prismLanguages } from './prism-languages.js';
import type { Swizzles } from './swizzles.js';
import { componentName, swizzleDir, type ThemeFile, themeFiles } from './theme-files.js';

/** What decides whether a component has an effect, apart from other components; all paths are absolute. */
interface IdleSources {
  /** Where code and content of the site are. */
  readonly folders: readonly string[];
  /** docsite's components. */
  readonly themeDir: string;
  /** Theme folders of plugins. */
  readonly pluginThemes: readonly string[];
  /** Code of plugins that may draw components: of their themes, and of the pages that they add. */
  readonly pluginCode: readonly string[];
}

/**
 * The names of swizzled components that have no effect: neither a bridge, nor the site's code or that of its plugins,
 * nor another effective component uses them. Those that have none in Docusaurus either, as its theme has no such
 * component, are not among them.
 */
export function idleSwizzles(
  siteDir: string,
  { names }: Swizzles,
  { folders, themeDir, pluginThemes, pluginCode }: IdleSources,
): string[] {
  if ([...names].every(isDrawn)) return [];
  const folder = join(siteDir, swizzleDir);
  const imports = new Map(themeFiles(folder).map((file) => [file.name, importsOf(file)] as const));
  const others = folders
    .flatMap(filesBelow)
    .filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file) && !file.startsWith(folder + sep));
  const texts = [...others.map(textOf), ...pluginCode];
  const starts = [...[...names].filter(isDrawn), ...texts.flatMap(mentionedNames)];
  const next = (name: string) => imports.get(name) ?? mentionedNames(installedCode(name, siteDir, themeDir) ?? '');
  const used = new Set(reachedFrom(starts, next));
  const idle = [...names].filter((name) => !used.has(name) && !partOfComponent.test(name));
  const parts = new Set(idle.flatMap((name) => (imports.get(name) ?? []).filter((imported) => imported !== name)));
  const unused = idle.filter((name) => !parts.has(name));
  const unknown = new Set(namesInNoTheme(unused, siteDir, pluginThemes));
  return unused.filter((name) => !unknown.has(name)).sort();
}

/**
 * A module in the folder of a component, such as `CodeBlock/theme`. It replaces no component, because the names of
 * components begin with capitals.
 */
const partOfComponent = /\/[a-z][^/]*$/;

/** Whether docsite draws a part of its pages, a page, or the colours of code with a component of this name. */
export function isDrawn(component: string): boolean {
  return isBridged(component) || drawsPage(component) || component === prismLanguages || isOwnTheme(component);
}

/**
 * Whether a file is one of docsite's own theme, such as `shell/footer`, which `docsite eject` puts there, too; those of
 * Docusaurus begin with capitals.
 */
export function isOwnTheme(component: string): boolean {
  return /^[a-z]+(?:\/[a-z0-9-]+)+$/.test(component);
}

/** Names of the components that one of them imports: by relative paths, or through the theme alias. */
function importsOf(file: ThemeFile): string[] {
  return [...relativeNames(file), ...mentionedNames(file.text)];
}

/** Names of the components and of their other modules that one of them imports by relative paths. */
export function relativeNames({ path, text }: ThemeFile): string[] {
  return relativeImports(text).map((target) => componentName(posix.join(posix.dirname(path), target)));
}

/** Names of the components that code or a document imports, except for types, which draw nothing. */
function mentionedNames(text: string): string[] {
  const code = text.replace(/\bimport\s+type\b[^'"]*['"][^'"]*['"]/g, '');
  return capturesIn(code, /['"]@(?:theme|site\/src\/theme)\/([^'"]+)['"]/g).map(componentName);
}
