import { dirname, isAbsolute, resolve } from 'node:path';
import { capturesIn, readPackage } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { textOf } from '../../load/files/file-text.js';
import { findModule, resolveModule } from '../../load/files/find-module.js';
import { reachedFrom } from '../../load/files/reached-from.js';
import { relativeImports } from '../../load/files/relative-imports.js';
import { installedFolder } from '../../load/installed-package.js';

/** What `packageFiles` finds, as texts. */
export function packageTexts(code: readonly string[], options: NamedModules): string[] {
  return packageFiles(code, options).map(textOf);
}

interface NamedModules {
  readonly named: readonly string[];
  readonly siteDir: string;
}

/**
 * The files of the modules of packages that a site's code imports, if these packages use Docusaurus, with all modules
 * that these import from the same package. Other packages know nothing about documents.
 *
 * @param code Texts of the code.
 * @param named Import specifiers of further modules, or their files, absolute, which are for Docusaurus in any case.
 */
export function packageFiles(code: readonly string[], { named, siteDir }: NamedModules): string[] {
  const specifiers = new Set([...named, ...code.flatMap((text) => capturesIn(text, packageImports))]);
  const starts = [...specifiers].flatMap((specifier) => {
    if (isAbsolute(specifier)) return isFile(specifier) ? [specifier] : [];
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
    return name !== undefined && usesDocusaurus(name, siteDir) ? (resolveModule(specifier, siteDir) ?? []) : [];
  });
  return [...reachedFrom(starts, importsOf)];
}

const packageImports = /\b(?:from|import|require)\s*\(?\s*['"]([@\w][^'"]*)['"]/g;

/** Whether an installed package depends on Docusaurus, whose own packages do not count. */
function usesDocusaurus(name: string, siteDir: string): boolean {
  const folder = name.startsWith('@docusaurus/') ? undefined : installedFolder(name, siteDir);
  if (folder === undefined) return false;
  const { dependencies, devDependencies, peerDependencies } = readPackage(folder);
  const all = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return all.some((other) => other.startsWith('@docusaurus/'));
}

/** The files that a module of a package imports by relative paths. */
function importsOf(file: string): string[] {
  return relativeImports(textOf(file)).flatMap((target) => findModule(resolve(dirname(file), target)) ?? []);
}
