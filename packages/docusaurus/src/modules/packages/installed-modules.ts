import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackage } from '@docsite/core';

/**
 * The modules of installed Docusaurus packages that docsite lacks, such as `@docusaurus/theme-search-algolia/client`,
 * by import specifier.
 */
export function installedModules(siteDir: string, themeDir: string): Record<string, string> {
  // in a workspace, packages may be installed in a parent folder
  const parent = dirname(siteDir);
  const outer = parent === siteDir ? {} : installedModules(parent, themeDir);
  const scope = join(siteDir, 'node_modules/@docusaurus');
  const given = new Set(namesIn(join(themeDir, 'docusaurus')).map((name) => name.replace(/\.tsx?$/, '')));
  const modules = namesIn(scope)
    .filter((name) => !given.has(name))
    .flatMap((name) => exportsOf(join(scope, name)).map(([path, file]) => [`@docusaurus/${name}${path}`, file]));
  return { ...outer, ...Object.fromEntries(modules) };
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The files that a package exports besides its main one, absolute, by subpath. */
function exportsOf(folder: string): [string, string][] {
  const { exports: paths } = readPackage(folder);
  if (typeof paths !== 'object' || paths === null) return [];
  return Object.entries(paths).flatMap(([path, target]): [string, string][] => {
    const found = typeof target === 'string' ? target : (target as { default?: unknown } | null)?.default;
    return /^\.\/[\w/-]+$/.test(path) && typeof found === 'string' ? [[path.slice(1), join(folder, found)]] : [];
  });
}
