import { dirname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Location, type Message, type PartialMessage, type Plugin, type PluginBuild } from 'esbuild';
import { messagesOf } from '../../modules/build-messages.js';
import { recordingReader, type SheetReader } from '../reading/read-style-sheet.js';
import { inSource } from './module-messages.js';
import { cssModuleScope, uniqueName } from './module-name.js';
import { readModuleValues } from './module-values.js';

/** A style sheet with scoped class names. */
export interface CssModule {
  /** Values that the file exports, and class names, including those they are composed of, by the name in the file. */
  readonly names: Readonly<Record<string, string>>;
  readonly css: string;
  /** Files that its classes are composed from, or whose values it imports. */
  readonly composedFrom: readonly string[];
  /** The style sheets and other files that were read for it, absolute; a folder stands for everything in it. */
  readonly reads: readonly string[];
  readonly errors: readonly PartialMessage[];
  readonly warnings: readonly PartialMessage[];
}

/** The input for reading a file. */
export interface ToRead {
  readonly siteDir: string;
  readonly readSheet: SheetReader;
  /** The build that resolves what the file refers to. */
  readonly outer: PluginBuild;
}

/**
 * Reads one file. Its imports, and the files that it refers to, are resolved by the bundle. Errors in style sheets are
 * returned, not thrown.
 */
export async function readCssModule(file: string, source: ToRead): Promise<CssModule> {
  const reads = new Set<string>();
  const module = await readWithoutNames(file, { ...source, readSheet: recordingReader(source.readSheet, reads) });
  return { ...module, reads: [...reads] };
}

/**
 * Reads one file, without the class names in `composes` that other files do not define.
 *
 * @param lacking The messages about these names; if there are none, they are found by reading the file.
 */
async function readWithoutNames(
  file: string,
  source: ToRead,
  lacking: readonly Message[] = [],
): Promise<Omit<CssModule, 'reads'>> {
  const name = uniqueName(file, source.siteDir);
  const files = new Map([[name, file]]);
  const composedFrom: string[] = [];
  const values: Record<string, string> = {};
  try {
    const { outputFiles, warnings } = await build({
      stdin: { contents: `export { default } from ${JSON.stringify(file)};` },
      plugins: [fileAlone(name, { ...source, files, composedFrom, values, lacking })],
      bundle: true,
      write: false,
      outdir: dirname(file),
      format: 'iife',
      globalName: 'module',
      charset: 'utf8',
      logLevel: 'silent',
    });
    const [script, styles] = ['.js', '.css'].map(
      (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '',
    );
    const names = runInNewContext(`${script};({ ...module.default })`) as Record<string, string>;
    return {
      names: { ...values, ...names },
      css: ownPart(styles as string, name),
      composedFrom,
      errors: [],
      warnings: [...lacking, ...warnings].map((one) => inSource(one, files, source.siteDir)),
    };
  } catch (error) {
    const errors = messagesOf(error);
    // webpack ignores undefined names in `composes`
    if (lacking.length === 0 && errors.every(isLackingName))
      return readWithoutNames(file, source, errors.map(asMistake));
    const messages = errors.map((one) => inSource(one, files, source.siteDir));
    return { names: {}, css: '', composedFrom, errors: messages, warnings: [] };
  }
}

function isLackingName({ text }: Message): boolean {
  return /^The name "[^"]*" never appears in /.test(text);
}

/** Converts an error to a reported warning, under an existing id, because esbuild knows no others. */
function asMistake(message: Message): Message {
  return { ...message, id: 'css-syntax-error' };
}

interface AloneSources extends ToRead {
  /** The messages about undefined names in `composes`. */
  readonly lacking: readonly Message[];
  /** Files by the names under which esbuild reads them; further files are added when they are resolved. */
  readonly files: Map<string, string>;
  /** Collects the files that the file's classes are composed from, or whose values it imports. */
  readonly composedFrom: string[];
  /** Collects the values that the file exports. */
  readonly values: Record<string, string>;
}

/** An esbuild plugin that reads one file completely, and only the class names of all others. */
function fileAlone(name: string, sources: AloneSources): Plugin {
  const { siteDir, readSheet, outer, files, composedFrom, lacking } = sources;
  return {
    name: 'docsite-css-module',
    setup(inner) {
      inner.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir }) => {
        if (kind === 'import-statement') return { path: name, namespace: cssModuleScope };
        if (kind !== 'composes-from')
          return kind === 'import-rule' && importer !== name ? { path, namespace: 'none' } : { path, external: true };
        const found = await outer.resolve(path, { kind: 'import-statement', resolveDir, pluginData: 'resolving' });
        if (found.errors.length > 0) return { errors: found.errors };
        if (importer === name) composedFrom.push(found.path);
        const other = uniqueName(found.path, siteDir);
        files.set(other, found.path);
        return { path: other, namespace: cssModuleScope };
      });
      inner.onLoad({ filter: /.*/, namespace: cssModuleScope }, async ({ path }) => {
        const source = files.get(path) as string;
        const { css: written, errors } = await readSheet(source);
        const { css, values, importedFrom } = await readModuleValues(written, source, { readSheet, outer });
        if (path === name) {
          Object.assign(sources.values, values);
          composedFrom.push(...importedFrom);
        }
        const places = lacking.flatMap(({ location }) => (location?.file.endsWith(path) ? [location] : []));
        const contents = withoutNames(css, places);
        return { contents, errors: [...errors], loader: 'local-css', resolveDir: dirname(source) };
      });
      inner.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '', loader: 'css' }));
    },
  };
}

/** Replaces names in a style sheet by spaces, and removes declarations that become empty. */
function withoutNames(css: string, places: readonly Location[]): string {
  if (places.length === 0) return css;
  const lines = css.split('\n').map((line) => Buffer.from(line));
  for (const { line, column, length } of places) lines[line - 1]?.fill(' ', column, column + length);
  return lines.join('\n').replace(/\bcomposes\s*:\s*from\s+(?:"[^"]*"|'[^']*')\s*;?/g, '');
}

/** The file's imports and its own rules, without the preceding styles of the files its classes are composed from. */
function ownPart(styles: string, name: string): string {
  const [imports] = styles.split(`/* ${cssModuleScope}:`, 1);
  const mark = `/* ${cssModuleScope}:${name} */`;
  const at = styles.indexOf(mark);
  return at === -1 ? styles : imports + styles.slice(at + mark.length);
}
