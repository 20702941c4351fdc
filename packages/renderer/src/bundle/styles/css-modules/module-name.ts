import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import { slashedPath } from '@docsite/core';

/** esbuild's namespace for the modules generated from CSS Modules. */
export const cssModuleScope = 'css-module';

/**
 * A unique name that does not depend on the location of the site. esbuild derives class names from the part before the
 * extension.
 */
export function uniqueName(file: string, siteDir: string): string {
  const path = relative(siteDir, file);
  const place = path.startsWith('..') ? (file.split(`${sep}node_modules${sep}`).at(-1) as string) : path;
  const hash = createHash('sha256').update(slashedPath(place)).digest('hex').slice(0, 6);
  return `${basename(file).replace(/\.module\.\w+$/, '')}-${hash}.module.css`;
}
