import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BundleOptions } from './bundle-options.js';
import { siteTsconfig } from './packages/site-tsconfig.js';
import { hasProcessor } from './styles/reading/process-styles.js';
import { modulesOf } from './theme/layer-modules.js';
import { defaultTheme, type ThemeLayer } from './theme/theme-layers.js';

/**
 * The names of docsite's layers that a site uses, if it neither adds modules to them nor changes how they are bundled;
 * it may have pages and style sheets. Undefined for other sites.
 */
export function ownLayers(options: BundleOptions): readonly string[] | undefined {
  const { layers, siteDir, locale } = options;
  if (addsModules(options) || siteTsconfig(siteDir, locale.serverDir) !== undefined) return undefined;
  const { own, others } = dividedLayers(layers);
  const addsNone = own.every(isWhole) && others.every((layer) => modulesOf(layer).size === 0);
  return addsNone ? own.map(({ name }) => name) : undefined;
}

/** Whether a site with only docsite's layers adds nothing at all to them: no page with code, no style. */
export function addsNothing({ layers, siteDir, pages, styles, postcssHooks }: BundleOptions): boolean {
  const { others } = dividedLayers(layers);
  return pages.length + styles.length === 0 && others.every(isEmpty) && !hasProcessor(siteDir, postcssHooks);
}

interface DividedLayers {
  /** Docsite's own layers: the default theme, and those in its folder. */
  readonly own: readonly ThemeLayer[];
  readonly others: readonly ThemeLayer[];
}

function dividedLayers(layers: readonly ThemeLayer[]): DividedLayers {
  const { folder } = defaultTheme(layers);
  const isOwn = (layer: ThemeLayer): boolean => layer.folder === folder || dirname(layer.folder) === folder;
  return { own: layers.filter(isOwn), others: layers.filter((layer) => !isOwn(layer)) };
}

function addsModules(options: BundleOptions): boolean {
  const { clientModules, aliases, modules = {}, locale, selectors, bundling, moduleStyles } = options;
  return (
    [clientModules, ...[aliases, modules, locale.localeModules ?? {}].map(Object.keys)].some(
      ({ length }) => length > 0,
    ) ||
    selectors !== undefined ||
    bundling !== undefined ||
    moduleStyles === 'site'
  );
}

/** Whether a layer of docsite is used unchanged, without packages of the site. */
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
