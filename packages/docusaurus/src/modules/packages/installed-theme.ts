import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capturesIn } from '@docsite/core';
import { findModule, resolveModule } from '../../load/files/find-module.js';

/**
 * The components of Docusaurus's own themes, if the site has them installed, because ejected components import parts of
 * the theme that docsite lacks. It is the lowest layer, so that docsite's own modules take precedence.
 */
export function installedTheme(siteDir: string): string[] {
  const names = ['theme-classic', 'theme-search-algolia', 'theme-live-codeblock'];
  return names.flatMap((name) => folderNextTo(`@docusaurus/${name}`, 'theme', siteDir));
}

/**
 * The components of Docusaurus's own themes that code imports and docsite does not have: absolute paths of files or
 * folders, some of which do not exist.
 *
 * @param code The texts of the site's modules.
 * @param themeDir docsite's components, absolute.
 */
export function importedParts(code: readonly string[], siteDir: string, themeDir: string): string[] {
  const names = new Set(code.flatMap((text) => capturesIn(text, /['"]@theme\/([\w/]+)['"]/g)));
  const lacking = [...names].filter((name) => isLacking(name, themeDir));
  return installedTheme(siteDir).flatMap((folder) =>
    lacking.flatMap((name) => [join(folder, name), join(folder, `${name}.js`)]),
  );
}

/** The code of a component of Docusaurus's own themes, if the site has it installed and docsite lacks it. */
export function installedCode(name: string, siteDir: string, themeDir: string): string | undefined {
  if (!isLacking(name, themeDir)) return undefined;
  const [file] = installedTheme(siteDir).flatMap((folder) => findModule(join(folder, name)) ?? []);
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/**
 * The names of components that no theme has, as in versions of Docusaurus where they are not known yet or no longer;
 * none if Docusaurus's classic theme is not installed.
 *
 * @param pluginThemes Theme folders of plugins, absolute.
 */
export function namesInNoTheme(names: readonly string[], siteDir: string, pluginThemes: readonly string[]): string[] {
  const classic = names.length === 0 ? [] : folderNextTo('@docusaurus/theme-classic', 'theme', siteDir);
  if (classic.length === 0) return [];
  // the package has no main module
  const fallback = folderNextTo('@docusaurus/core/package.json', 'lib/client/theme-fallback', siteDir);
  const others = ['theme-mermaid', 'plugin-ideal-image', 'plugin-pwa'];
  const ofOthers = others.flatMap((name) => folderNextTo(`@docusaurus/${name}`, 'theme', siteDir));
  const folders = [...installedTheme(siteDir), ...fallback, ...ofOthers, ...pluginThemes];
  return names.filter((name) => folders.every((folder) => findModule(join(folder, name)) === undefined));
}

/** A folder next to a module of an installed package, absolute; none if it does not exist. */
function folderNextTo(name: string, path: string, siteDir: string): string[] {
  const module = resolveModule(name, siteDir);
  const folder = module === undefined ? undefined : join(dirname(module), path);
  return folder !== undefined && existsSync(folder) ? [folder] : [];
}

function isLacking(name: string, themeDir: string): boolean {
  return findModule(join(themeDir, name)) === undefined;
}
