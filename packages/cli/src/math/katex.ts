import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  capturesIn,
  type Finding,
  finding,
  type MathRenderer,
  nameHash,
  placeOfKey,
  type Site,
  type SiteConfig,
} from '@docsite/core';
import type { OutputFile } from '@docsite/renderer';
import { findPeer, installCommand } from '../peers/find-peer.js';

const folder = 'assets/math';

/** What pages with formulas load. */
export interface MathStyles {
  /** Output path of the style sheet. */
  readonly path: string;
  /** The style sheet and its fonts. */
  readonly files: () => OutputFile[];
}

/** The style sheet of KaTeX, for a site with formulas; undefined for others, and if KaTeX is not installed. */
export function mathStyles(siteDir: string, { markdown }: Pick<SiteConfig, 'markdown'>): MathStyles | undefined {
  const module = markdown.math === false ? undefined : findPeer(siteDir, 'katex');
  if (module === undefined) return undefined;
  const dist = dirname(module);
  const css = leanStyles(readFileSync(join(dist, 'katex.min.css'), 'utf8'));
  const path = `${folder}/katex-${nameHash(css + versionOf(dist))}.css`;
  return { path, files: () => [{ path, contents: css }, ...fontsOf(css, dist)] };
}

/** Makes long formulas scroll, and keeps only one of three formats of each font. */
function leanStyles(css: string): string {
  const lean = css.replace(/,url\(fonts\/[^)]+\.(?:woff|ttf)\) format\("[a-z]+"\)/g, '');
  return `${lean}.katex-display{overflow:auto hidden;padding:2px 0}`;
}

function fontsOf(css: string, dist: string): OutputFile[] {
  const names = new Set(capturesIn(css, /url\((fonts\/[^)]+)\)/g));
  return [...names].map((name) => ({ path: `${folder}/${name}`, contents: readFileSync(join(dist, name)) }));
}

function versionOf(dist: string): string {
  return (JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { readonly version: string }).version;
}

interface Katex {
  renderToString(source: string, options: object): string;
}

/** A renderer of formulas with KaTeX, which is loaded for the first one; undefined if it is not installed. */
export function mathRenderer(
  siteDir: string,
  { math }: Pick<SiteConfig['markdown'], 'math'>,
): MathRenderer | undefined {
  const module = math === false ? undefined : findPeer(siteDir, 'katex');
  if (module === undefined) return undefined;
  const { macros = {}, katex: given = {} } = typeof math === 'object' ? math : {};
  let katex: Katex | undefined;
  return (source, displayMode) => {
    katex ??= createRequire(module)(module) as Katex;
    const { renderToString } = katex;
    const options = { ...given, displayMode, macros: { ...macros }, strict: 'ignore' };
    try {
      return { html: withoutWarnings(() => renderToString(source, options)) };
    } catch (error) {
      const { rawMessage, message, position } = error as Error & { rawMessage?: string; position?: number };
      return { message: rawMessage ?? message, offset: position ?? 0 };
    }
  };
}

/**
 * Calls a function without what it prints as warnings: older versions of KaTeX print one for each letter that is not in
 * its fonts, such as those of Arabic, whatever `strict` says. Browsers show such letters in another font.
 */
function withoutWarnings<Result>(call: () => Result): Result {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return call();
  } finally {
    console.warn = warn;
  }
}

/** The finding for a site with formulas that cannot be rendered. */
export function mathFindings(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  if (config.markdown.math === false || findPeer(siteDir, 'katex') !== undefined) return [];
  const hint = `install it: ${installCommand(siteDir, 'katex')}`;
  const message = 'formulas cannot be drawn: the package katex is not installed';
  return [finding('math-missing', placeOfKey(configPlaces, ['markdown', 'math']), message, hint)];
}
