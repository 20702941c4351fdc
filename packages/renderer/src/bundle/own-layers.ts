import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BundleOptions } from './bundle-options.js';
import { hasProcessor } from './process-styles.js';
import { siteTsconfig } from './site-tsconfig.js';
import type { ThemeLayer } from './theme-layers.js';

/**
 * The layers of docsite that a site is drawn with, by their names, where it adds nothing to them: no component, page
 * with code, style, module or rule of bundling. Absent for other sites.
 */
export function ownLayersAlone(options: BundleOptions): readonly string[] | undefined {
  const { layers, siteDir, serverDir, postcssHooks } = options;
  const isBare = !addsCode(options) && !hasProcessor(siteDir, postcssHooks);
  if (!isBare || siteTsconfig(siteDir, serverDir) !== undefined) return undefined;
  const { folder } = layers.at(-1) as ThemeLayer;
  const own = layers.filter((layer) => layer.folder === folder || dirname(layer.folder) === folder);
  const isOwn = layers.every((layer) => (own.includes(layer) ? isWhole(layer) : isEmpty(layer)));
  return isOwn ? own.map(({ name }) => name) : undefined;
}

function addsCode(options: BundleOptions): boolean {
  const { pages, styles, clientModules, aliases, modules = {}, localeModules = {} } = options;
  const { selectors, bundling, moduleStyles } = options;
  return (
    [pages, styles, clientModules, ...[aliases, modules, localeModules].map(Object.keys)].some(
      ({ length }) => length > 0,
    ) ||
    selectors !== undefined ||
    bundling !== undefined ||
    moduleStyles === 'site'
  );
}

/** Whether a layer of docsite's is taken as it is, without packages of the site. */
function isWhole({ packages, leftOut }: ThemeLayer): boolean {
  return packages === undefined && leftOut === undefined;
}

function isEmpty({ folder }: ThemeLayer): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}
