import { dirname } from 'node:path';
import type { PluginBuild } from 'esbuild';
import type { Root } from 'postcss';
import type { SheetReader } from '../reading/read-style-sheet.js';

/** A CSS Module without what it says about values. */
export interface SheetOfValues {
  readonly css: string;
  /** The values that it exports to code and to other files, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The files that it imports values from. */
  readonly importedFrom: readonly string[];
}

/** How the files are found and read that values are imported from. */
export interface ValueSources {
  readonly readSheet: SheetReader;
  readonly outer: PluginBuild;
}

const mention = /@value\b|:(?:export|import)\b/;

/**
 * Reads the values of a CSS Module, `@value brand: red`, and those in `:export` and `:import`, which `css-loader` reads
 * too: names are replaced by their values wherever the file uses them. A style sheet with wrong syntax stays as it is,
 * for esbuild to report.
 *
 * @param ancestors The files that import values from this one, outermost first.
 */
export async function readModuleValues(
  css: string,
  file: string,
  sources: ValueSources,
  ancestors: readonly string[] = [],
): Promise<SheetOfValues> {
  const asWritten = { css, values: {}, importedFrom: [] };
  if (!mention.test(css)) return asWritten;
  const root = await parsed(css, file);
  if (root === undefined) return asWritten;
  const { extractICSS, replaceSymbols, replaceValueSymbols } = await import('icss-utils');
  const { icssImports, icssExports } = extractICSS(root);
  const imported: Record<string, string> = {};
  const importedFrom: string[] = [];
  for (const [path, names] of Object.entries(icssImports)) {
    const other = await valuesAt(path.replace(/^(['"])(.*)\1$/, '$2'), { file, sources, ancestors });
    if (other === undefined) continue;
    importedFrom.push(other.file);
    for (const [local, name] of Object.entries(names)) imported[local] = other.values[name] ?? name;
  }
  replaceSymbols(root, imported);
  const values = Object.entries(icssExports).map(([name, value]) => [name, replaceValueSymbols(value, imported)]);
  return { css: root.toString(), values: Object.fromEntries(values), importedFrom };
}

/** A style sheet whose `@value` rules are ICSS; undefined if its syntax is wrong. */
async function parsed(css: string, file: string): Promise<Root | undefined> {
  const { default: postcss } = await import('postcss');
  const { default: valuesPlugin } = await import('postcss-modules-values');
  try {
    const { root } = await postcss([valuesPlugin()]).process(css, { from: file });
    return root;
  } catch {
    return undefined;
  }
}

/** The values of another file; undefined if there is none, or if the file imports from itself by it. */
async function valuesAt(
  path: string,
  { file, sources, ancestors }: { file: string; sources: ValueSources; ancestors: readonly string[] },
): Promise<{ file: string; values: SheetOfValues['values'] } | undefined> {
  const { outer, readSheet } = sources;
  const resolveDir = dirname(file);
  const found = await outer.resolve(path, { kind: 'import-statement', resolveDir, pluginData: 'resolving' });
  if (found.errors.length > 0 || found.path === file || ancestors.includes(found.path)) return undefined;
  const { css } = await readSheet(found.path);
  const { values } = await readModuleValues(css, found.path, sources, [...ancestors, file]);
  return { file: found.path, values };
}
