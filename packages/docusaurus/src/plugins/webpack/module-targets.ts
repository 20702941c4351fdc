import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import type { BundlingRules } from '@docsite/core';
import { resolveModule } from '../../load/files/find-module.js';

/** The file or folder of an alias; of a list, which webpack tries in its order, the first that exists. */
export function aliasTarget(target: unknown, siteDir: string): string | undefined {
  if (!Array.isArray(target)) return fileOf(target, siteDir);
  return target.map((one) => fileOf(one, siteDir)).find((file) => file !== undefined && existsSync(file));
}

/** What stands in for modules that cannot be found: `resolve.fallback` with absolute files where there are any. */
export function fallbackTargets(
  targets: Readonly<Record<string, unknown>>,
  siteDir: string,
): BundlingRules['fallbacks'] {
  return Object.fromEntries(
    Object.entries(targets).flatMap(([name, target]): [string, string | false][] => {
      if (target === false) return [[name, false]];
      return typeof target === 'string' ? [[name, fileOf(target, siteDir) ?? target]] : [];
    }),
  );
}

/**
 * The folders of `resolve.modules`, absolute, in which modules are looked up by name, except those of the site's
 * packages. A folder without a path, which webpack looks for from each module upwards, is taken as that of the site.
 */
export function moduleFolders(modules: unknown, siteDir: string): string[] {
  const usual = ['node_modules', resolve(siteDir, 'node_modules')];
  const added = [modules].flat().filter((folder) => typeof folder === 'string' && !usual.includes(folder));
  return [...new Set(added.map((folder) => resolve(siteDir, String(folder))))];
}

function fileOf(target: unknown, siteDir: string): string | undefined {
  if (typeof target !== 'string') return undefined;
  if (isAbsolute(target)) return target;
  const path = resolve(siteDir, target);
  return existsSync(path) ? path : resolveModule(target, siteDir);
}
