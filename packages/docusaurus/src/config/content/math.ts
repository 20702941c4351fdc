import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { missingPackageOf } from '../../load/bundling/missing-packages.js';
import { isDocusaurus2 } from '../../load/docusaurus-version.js';
import { sitePath } from '../site/site-path.js';

type KatexOptions = Readonly<Record<string, unknown>>;

type Math = NonNullable<NonNullable<UserConfig['markdown']>['math']>;

/** The options of content plugins, by default folder. */
export type ContentsByFolder = Readonly<Record<'docs' | 'src/pages' | 'blog', readonly Keys[]>>;

/** Names of remark-math and rehype-katex: of the functions, and of the packages if they are not installed. */
const readers: ReadonlySet<string> = new Set(['remarkMath', 'math', 'remark-math']);
const drawers: ReadonlySet<string> = new Set(['rehypeKatex', 'rehype-katex']);

/** The options of KaTeX that docsite follows besides `macros`, each with the type of its values. */
const typesOfOptions: ReadonlyMap<string, string> = new Map([
  ['output', 'string'],
  ['leqno', 'boolean'],
  ['fleqn', 'boolean'],
  ['minRuleThickness', 'number'],
  ['colorIsTextColor', 'boolean'],
  ['maxSize', 'number'],
  ['maxExpand', 'number'],
  ['trust', 'boolean'],
]);

/**
 * Formulas are enabled if the remark and rehype plugins for them are configured, because docsite supports them
 * natively.
 */
export function mathOf(contents: ContentsByFolder, siteDir: string): Math {
  const all = Object.entries(contents).flatMap(([folder, list]) => list.map((options) => ({ folder, options })));
  const reads = isDocusaurus2(siteDir) ? () => true : readsMath;
  const drawn = all.filter(({ options }) => drawsMath(options) && reads(options));
  if (drawn.length === 0) return false;
  const given = drawn.map(({ options }) => optionsOf(options));
  const folders = drawn.map(({ folder, options }) => sitePath(options.text('path') ?? folder, siteDir));
  return { macros: macrosOf(given), ...katexOf(given), ...(drawn.length < all.length && { folders }) };
}

/** Whether content has both plugins. */
export function drawsMath(options: Keys): boolean {
  const has = (key: string, names: ReadonlySet<string>) => options.list(key).some((entry) => names.has(nameOf(entry)));
  return has('remarkPlugins', readers) && has('rehypePlugins', drawers);
}

/** Whether the plugin for reading formulas has an effect since MDX 2: versions before 4 are for an older parser. */
function readsMath(options: Keys): boolean {
  return options.list('remarkPlugins').some((entry) => {
    const name = nameOf(entry);
    return readers.has(name) && (name !== 'math' || String([entry].flat()[0]).includes('this.data('));
  });
}

/** Whether an entry in a list of plugins is one of them. */
export function isMathPlugin(entry: unknown): boolean {
  return readers.has(nameOf(entry)) || drawers.has(nameOf(entry));
}

function nameOf(entry: unknown): string {
  const plugin = Array.isArray(entry) ? entry[0] : entry;
  return missingPackageOf(plugin) ?? (typeof plugin === 'function' ? plugin.name : '');
}

function optionsOf(options: Keys): KatexOptions {
  const entry = options.list('rehypePlugins').find((item) => drawers.has(nameOf(item)));
  return (Array.isArray(entry) ? (entry[1] ?? {}) : {}) as KatexOptions;
}

function macrosOf(given: readonly KatexOptions[]): Readonly<Record<string, string>> {
  const macros = given.flatMap((options) => Object.entries(options.macros ?? {}));
  return Object.fromEntries(macros.filter((macro): macro is [string, string] => typeof macro[1] === 'string'));
}

/** The other options that docsite has too; nothing if there are none. */
function katexOf(given: readonly KatexOptions[]): Pick<Exclude<Math, boolean>, 'katex'> {
  const known = given.flatMap(Object.entries).filter(([key, value]) => typeof value === typesOfOptions.get(key));
  const katex = known.filter(([, value]) => value !== Number.POSITIVE_INFINITY);
  return katex.length === 0 ? {} : { katex: Object.fromEntries(katex) };
}
