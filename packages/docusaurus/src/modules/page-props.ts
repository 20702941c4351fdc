import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';

/** Docusaurus gives React pages the configuration, which browsers load only where one of them may read it. */
export function pagePropsLayers(
  pages: UserConfig['pages'],
  { siteDir, themeDir }: { readonly siteDir: string; readonly themeDir: string },
): string[] {
  const { path = 'src/pages' } = pages || {};
  const folder = resolve(siteDir, path);
  const reads = modulesIn(folder).some((file) => /\bconfig\b/.test(readFileSync(file, 'utf8')));
  return reads ? [join(themeDir, 'frame/page-props')] : [];
}

function modulesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((path) => /\.[jt]sx?$/.test(path)).map((path) => join(folder, path));
  } catch {
    return [];
  }
}
