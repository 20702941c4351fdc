import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Location, type Message, type PartialMessage, type Plugin, type PluginBuild } from 'esbuild';
import type { SheetReader } from './read-style-sheet.js';

/** A style sheet with scoped class names. */
export interface CssModule {
  /** Class names, and those they are composed of, by the name that the file gives them. */
  readonly names: Readonly<Record<string, string>>;
  readonly css: string;
  /** Files that its classes are composed from. */
  readonly composedFrom: readonly string[];
  readonly errors: readonly PartialMessage[];
  readonly warnings: readonly PartialMessage[];
}

/** The esbuild namespace of the modules generated for CSS Modules. */
export const cssModuleScope = 'css-module';

/** What reading a file needs. */
export interface ToRead {
  readonly siteDir: string;
  readonly readSheet: SheetReader;
  /** The build that resolves what the file names. */
  readonly outer: PluginBuild;
}

/**
 * Reads one file. Its imports, and the files that it names, are resolved by the bundle. Throws no errors of style
 * sheets.
 */
export async function readCssModule(file: string, source: ToRead): Promise<CssModule> {
  return readWithout([], file, source);
}

/** Reads one file without the names that it composes classes of, and that other files do not have. */
async function readWithout(lacking: readonly Message[], file: string, source: ToRead): Promise<CssModule> {
  const name = uniqueName(file, source.siteDir);
  const files = new Map([[name, file]]);
  const composedFrom: string[] = [];
  try {
    const { outputFiles, warnings } = await build({
      stdin: { contents: `export { default } from ${JSON.stringify(file)};` },
      plugins: [fileAlone(name, { ...source, files, composedFrom, lacking })],
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
      names: { ...names },
      css: ownPart(styles as string, name),
      composedFrom,
      errors: [],
      warnings: [...lacking, ...warnings].map((one) => inSource(one, files, source.siteDir)),
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (errors === undefined) throw error;
    // webpack composes such a class of nothing
    if (lacking.length === 0 && errors.every(isLackingName)) return readWithout(errors.map(asMistake), file, source);
    const messages = errors.map((one) => inSource(one, files, source.siteDir));
    return { names: {}, css: '', composedFrom, errors: messages, warnings: [] };
  }
}

function isLackingName({ text }: Message): boolean {
  return /^The name "[^"]*" never appears in /.test(text);
}

/** The same as a warning, of a kind that is reported. esbuild knows no other kinds than its own. */
function asMistake(message: Message): Message {
  return { ...message, id: 'css-syntax-error' };
}

interface AloneSources extends ToRead {
  /** What is said of names that a file composes classes of, and that are in none. */
  readonly lacking: readonly Message[];
  /** Files by the names that they are read under; those that are named on the way are added. */
  readonly files: Map<string, string>;
  /** Where the files are added that the classes of the one are composed from. */
  readonly composedFrom: string[];
}

/** Has esbuild read one file, and of all others the names of classes alone. */
function fileAlone(name: string, { siteDir, readSheet, outer, files, composedFrom, lacking }: AloneSources): Plugin {
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
        const { css, errors } = await readSheet(source);
        const places = lacking.flatMap(({ location }) => (location?.file.endsWith(path) ? [location] : []));
        const contents = withoutNames(css, places);
        return { contents, errors: [...errors], loader: 'local-css', resolveDir: dirname(source) };
      });
      inner.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '', loader: 'css' }));
    },
  };
}

/** A style sheet with spaces in the places of names, and without declarations that none is left of. */
function withoutNames(css: string, places: readonly Location[]): string {
  if (places.length === 0) return css;
  const lines = css.split('\n').map((line) => Buffer.from(line));
  for (const { line, column, length } of places) lines[line - 1]?.fill(' ', column, column + length);
  return lines.join('\n').replace(/\bcomposes\s*:\s*from\s+(?:"[^"]*"|'[^']*')\s*;?/g, '');
}

/** The file's imports and own rules, without the styles before them of the files its classes are composed from. */
function ownPart(styles: string, name: string): string {
  const [imports] = styles.split(`/* ${cssModuleScope}:`, 1);
  const mark = `/* ${cssModuleScope}:${name} */`;
  const at = styles.indexOf(mark);
  return at === -1 ? styles : imports + styles.slice(at + mark.length);
}

/** A message with the real names of files in place of those that they were read under. */
function inSource(message: Message, files: ReadonlyMap<string, string>, siteDir: string): PartialMessage {
  const name = message.location?.file.replace(`${cssModuleScope}:`, '');
  const file = name === undefined ? undefined : files.get(name);
  if (file === undefined) return message;
  const text = message.text.replace(new RegExp(`${cssModuleScope}:([^"]+)`), (whole, other) => {
    const named = files.get(other);
    return named === undefined ? whole : relative(siteDir, named);
  });
  return { ...message, text, location: { ...message.location, file: relative(siteDir, file), namespace: 'file' } };
}

/**
 * A unique name that does not depend on the location of the site. esbuild makes class names of the part before the
 * extension.
 */
function uniqueName(file: string, siteDir: string): string {
  const path = relative(siteDir, file);
  const place = path.startsWith('..') ? (file.split(`${sep}node_modules${sep}`).at(-1) as string) : path;
  const hash = createHash('sha256').update(place.replaceAll(sep, '/')).digest('hex').slice(0, 6);
  return `${basename(file).replace(/\.module\.\w+$/, '')}-${hash}.module.css`;
}
