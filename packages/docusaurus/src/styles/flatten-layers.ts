import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mayHaveLayers, once, type PostcssHook } from '@docsite/core';
import type { Helpers, Root } from 'postcss';
import { hasFutureFlag } from '../config/site/future-flags.js';
import { Keys } from '../keys.js';

/** A PostCSS plugin that replaces layers by the specificity of selectors. */
interface LayerPolyfill {
  readonly postcssPlugin: string;
  readonly OnceExit: (root: Root, helpers: Helpers) => unknown;
}

interface Browserslist {
  readonly loadConfig: (options: { readonly path: string; readonly env: string }) => unknown;
}

type PresetEnv = (options: { readonly browsers: unknown }) => { readonly plugins: readonly LayerPolyfill[] };

const polyfillName = 'postcss-cascade-layers';

/**
 * A hook that replaces layers in style sheets as the site's Docusaurus does, if some of the browsers that the site
 * targets do not support layers. Rules in layers then override those of Infima, which they do not otherwise.
 */
export function flattenLayers(siteDir: string): PostcssHook {
  const polyfill = once(() => readPolyfill(siteDir));
  const plugin = {
    postcssPlugin: 'docusaurus-layers',
    async OnceExit(root: Root, helpers: Helpers) {
      if (hasLayers(root)) await polyfill()?.OnceExit(root, helpers);
    },
  };
  return { change: ({ plugins }) => ({ plugins: [...plugins, plugin] }), readsSheetsAlone: true };
}

/** Whether any style sheet of a site may have layers, by their texts: its own ones, or those of Tailwind. */
export function expectLayers(styles: readonly string[]): boolean {
  return styles.some((text) => mayHaveLayers(text) || /tailwindcss/i.test(text));
}

/**
 * Whether Docusaurus minifies style sheets with cssnano, which moves all rules in media queries out of their layers, to
 * the end: it does so unless the site uses another bundler or minifier.
 */
export function sortsMedia(siteConfig: Readonly<Record<string, unknown>>, siteDir: string): boolean {
  const { faster = {}, v4 } = (siteConfig.future ?? {}) as Readonly<Record<string, Flags | undefined>>;
  const isFast = hasFutureFlag(Keys.of({ future: { v4 } }), 'fasterByDefault', siteDir);
  if (typeof faster === 'boolean') return !faster;
  const { lightningCssMinimizer = isFast, rspackBundler = isFast } = faster;
  return lightningCssMinimizer !== true && rspackBundler !== true;
}

type Flags = boolean | Readonly<Record<string, unknown>>;

function hasLayers(root: Root): boolean {
  let found = false;
  root.walkAtRules(/^layer$/i, () => {
    found = true;
    return false;
  });
  return found;
}

/**
 * The polyfill that `postcss-preset-env`, a dependency of newer versions of Docusaurus, uses for the browsers of the
 * site; undefined if it uses none, or is not installed.
 */
function readPolyfill(siteDir: string): LayerPolyfill | undefined {
  try {
    const ofCore = createRequire(createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json'));
    const ofBundler = createRequire(ofCore.resolve('@docusaurus/bundler/package.json'));
    const { loadConfig } = ofBundler('browserslist') as Browserslist;
    const browsers = loadConfig({ path: siteDir, env: 'production' }) ?? 'defaults';
    const { plugins } = (ofBundler('postcss-preset-env') as PresetEnv)({ browsers });
    return plugins.find(({ postcssPlugin }) => postcssPlugin === polyfillName);
  } catch {
    return undefined;
  }
}
