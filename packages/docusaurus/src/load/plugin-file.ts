import { existsSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { firstFound } from '@docsite/core';
import { resolveModule } from './files/find-module.js';

/** The kinds of modules with short names: as a plugin, `sitemap` means `@docusaurus/plugin-sitemap`. */
export type ModuleKind = 'plugin' | 'theme' | 'preset';

/** The file of a plugin, by its path or by any name that resolves to its package. */
export function moduleFile(reference: string, kind: ModuleKind, siteDir: string): string | undefined {
  const resolved = (name: string) => resolveModule(name, siteDir);
  if (!isPath(reference)) return firstFound(packageNames(reference, kind), resolved);
  const path = resolve(siteDir, reference);
  const candidates = ['', ...endings].map((ending) => path + ending);
  return firstFound(candidates, (file) => (isModuleFile(file) ? file : resolved(file)));
}

const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js'];

function isModuleFile(path: string): boolean {
  return endings.some((ending) => path.endsWith(ending)) && existsSync(path);
}

/** Whether a reference of the configuration is a path, not the name of a package. */
export function isPath(reference: unknown): reference is string {
  return typeof reference === 'string' && (reference.startsWith('.') || isAbsolute(reference));
}

/** The folder of a plugin's file, or of the site if the configuration contains the function itself. */
export function moduleFolder(reference: unknown, kind: ModuleKind, siteDir: string): string {
  const file = typeof reference === 'string' ? moduleFile(reference, kind, siteDir) : undefined;
  return file === undefined ? siteDir : dirname(file);
}

/** The packages that a name may refer to, in Docusaurus's order. */
export function packageNames(name: string, kind: ModuleKind): string[] {
  if (!name.startsWith('@')) return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
  const [scope, ...rest] = name.split('/');
  if (rest.length === 0) return [`${scope}/docusaurus-${kind}`];
  return [name, `${scope}/docusaurus-${kind}-${rest.join('/')}`];
}
