import { join } from 'node:path';
import { capturesIn } from '@docsite/core';
import { generatedDir } from '../../config/plugins/plugin-context.js';
import { findModule } from '../../load/files/find-module.js';
import { reachedFrom } from '../../load/files/reached-from.js';
import { namesInNoTheme } from '../packages/installed-theme.js';
import { isDrawn, isOwnTheme, relativeNames } from './idle-swizzles.js';
import { isImported, swizzleDir, themeFiles } from './theme-files.js';

/** Components that docsite would draw and cannot, by name: each with the reason, unless others use it nevertheless. */
export type LackingSwizzles = ReadonlyMap<string, string | undefined>;

/**
 * Finds components that export only names, which are parts of others, and those that import a module that plugins
 * generate when Docusaurus's bundler calls them, such as `@generated/lunr.client` in an ejected search bar.
 *
 * @param given Names of such modules that the site has nevertheless.
 */
export function lackingSwizzles(siteDir: string, given: ReadonlySet<string>): LackingSwizzles {
  const files = new Map(themeFiles(join(siteDir, swizzleDir)).map((file) => [file.name, file]));
  const used = new Set([...files.values()].flatMap(relativeNames));
  const importsOf = (name: string): readonly string[] => {
    const file = files.get(name);
    return file === undefined ? [] : relativeNames(file);
  };
  const isLacking = (name: string) => !given.has(name) && !isWritten(name.slice(generatedPrefix.length), siteDir);
  const lackOf = (component: string): string | undefined => {
    for (const name of reachedFrom([component], importsOf)) {
      const lack = generatedModules(files.get(name)?.text ?? '').find(isLacking);
      if (lack !== undefined) return `needs ${lack}`;
    }
    return undefined;
  };
  const lacking = new Map<string, string | undefined>();
  for (const [name, { text }] of files) {
    if (!isDrawn(name) || isOwnTheme(name)) continue;
    const lack = lackOf(name);
    if (lack !== undefined) lacking.set(name, lack);
    else if (/\bexport\b/.test(text) && !hasDefault.test(text))
      lacking.set(name, used.has(name) ? undefined : 'has no default export');
  }
  return lacking;
}

/**
 * The names of components that docsite would draw and the installed version of Docusaurus does not, because no theme
 * has them: `DocPage/Layout` of version 2, left in a site of version 3. Those that other components import are not
 * among them.
 *
 * @param pluginThemes Theme folders of plugins, absolute.
 */
export function formerSwizzles(siteDir: string, pluginThemes: readonly string[]): string[] {
  const files = themeFiles(join(siteDir, swizzleDir));
  const drawn = files.map(({ name }) => name).filter((name) => isDrawn(name) && !isOwnTheme(name));
  return namesInNoTheme(drawn, siteDir, pluginThemes).filter((name) => !isImported(name, files));
}

/** Any of the ways in which a module exports a default. */
const hasDefault =
  /\bexport\s+(?:\*\s+as\s+)?default\b|\bexport\s*\{[^}]*\bdefault\b|\bmodule\.exports\b|\bexports\.default\b/;

const generatedPrefix = '@generated/';

function generatedModules(text: string): string[] {
  return capturesIn(text, /['"](@generated\/[^'"]+)['"]/g);
}

function isWritten(path: string, siteDir: string): boolean {
  return findModule(join(siteDir, generatedDir, path)) !== undefined;
}
