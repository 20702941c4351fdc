import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Message, type OnLoadResult, type PartialMessage, type Plugin, type PluginBuild } from 'esbuild';
import type { SheetReader } from './read-style-sheet.js';
import { sheetRewriter } from './rewrite-site-sheet.js';
import type { StyleSources } from './site-styles.js';
import { styleSheetEnding } from './style-sheet.js';
import type { Platform } from './theme-layers.js';

/** CSS Modules that were read already, by file: server and browser share them. */
export type CssModules = Map<string, Promise<CssModule>>;

/** A style sheet with scoped class names. */
interface CssModule {
  /** Class names, and those they are composed of, by the name that the file gives them. */
  readonly names: Readonly<Record<string, string>>;
  readonly css: string;
  /** Files that its classes are composed from. */
  readonly composedFrom: readonly string[];
  readonly errors: readonly PartialMessage[];
}

/** The esbuild namespace of the modules generated for CSS Modules. */
export const cssModuleScope = 'css-module';

const textScope = 'css-module-text';

interface CssModuleSources extends Pick<StyleSources, 'siteDir' | 'layers' | 'selectors'> {
  /** Those that were read already. */
  readonly cssModules: CssModules;
  readonly readSheet: SheetReader;
}

/**
 * Gives modules the class names of the `.module.css` files, or those of Sass, that they import, and pages their styles.
 *
 * esbuild names classes by what else is in a bundle, and shortens names when it minifies: the server would use other
 * names than the browser's style sheet. So each file is read alone, and its names are made of its path and contents.
 */
export function cssModules(platform: Platform, sources: CssModuleSources): Plugin {
  const { siteDir, cssModules: known, readSheet } = sources;
  const rewrite = sheetRewriter(sources);
  return {
    name: 'docsite-css-modules',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${textScope}:`) }, ({ path }) => ({
        path: path.slice(textScope.length + 1),
        namespace: textScope,
      }));
      build.onResolve(
        { filter: new RegExp(String.raw`\.module${styleSheetEnding}`) },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (pluginData === 'resolving' || kind === 'import-rule' || kind === 'composes-from') return undefined;
          const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
          return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: cssModuleScope };
        },
      );
      const read = (file: string): Promise<CssModule> => {
        const reading = known.get(file) ?? readCssModule(file, { siteDir, readSheet, outer: build });
        known.set(file, reading);
        return reading;
      };
      build.onLoad({ filter: /.*/, namespace: cssModuleScope }, async ({ path }) =>
        printScript(path, await read(path)),
      );
      build.onLoad({ filter: /.*/, namespace: textScope }, async ({ path }) => {
        if (platform === 'server') return { contents: '', loader: 'empty' };
        const { css } = await read(path);
        // classes of the file have names of their own by now, so that those of other themes are global ones
        return { contents: (await rewrite(path, css)) ?? css, loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}

/** The module generated for a file: it imports the files its classes are composed from first, so that its rules win. */
function printScript(file: string, { names, composedFrom, errors }: CssModule): OnLoadResult {
  const entries = Object.entries(names);
  const named = entries.filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
  const contents = [
    ...composedFrom.map((path) => `import ${JSON.stringify(path)};`),
    `import ${JSON.stringify(`${textScope}:${file}`)};`,
    `export default ${JSON.stringify(names)};`,
    ...named.map(([name, value]) => `const _${name} = ${JSON.stringify(value)}; export { _${name} as ${name} };`),
  ].join('\n');
  return { contents, loader: 'js', resolveDir: dirname(file), errors: [...errors] };
}

interface ToRead extends Pick<CssModuleSources, 'siteDir' | 'readSheet'> {
  /** The build that resolves what the file names. */
  readonly outer: PluginBuild;
}

/** Reads one file. Its imports, and the files that it names, are resolved by the bundle. */
async function readCssModule(file: string, { siteDir, readSheet, outer }: ToRead): Promise<CssModule> {
  const name = uniqueName(file, siteDir);
  const files = new Map([[name, file]]);
  const composedFrom: string[] = [];
  const alone: Plugin = {
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
        return { contents: css, errors: [...errors], loader: 'local-css', resolveDir: dirname(source) };
      });
      inner.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '', loader: 'css' }));
    },
  };
  try {
    const { outputFiles } = await build({
      stdin: { contents: `export { default } from ${JSON.stringify(file)};` },
      plugins: [alone],
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
    return { names: { ...names }, css: ownPart(styles as string, name), composedFrom, errors: [] };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (errors === undefined) throw error;
    return { names: {}, css: '', composedFrom, errors: errors.map((message) => inSource(message, files, siteDir)) };
  }
}

/** The file's imports and own rules, without the styles before them of the files its classes are composed from. */
function ownPart(styles: string, name: string): string {
  const [imports] = styles.split(`/* ${cssModuleScope}:`, 1);
  const mark = `/* ${cssModuleScope}:${name} */`;
  const at = styles.indexOf(mark);
  return at === -1 ? styles : imports + styles.slice(at + mark.length);
}

/** A message with the file's real name in place of the one that it was read under. */
function inSource(message: Message, files: ReadonlyMap<string, string>, siteDir: string): PartialMessage {
  const name = message.location?.file.replace(`${cssModuleScope}:`, '');
  const file = name === undefined ? undefined : files.get(name);
  if (file === undefined) return message;
  return { ...message, location: { ...message.location, file: relative(siteDir, file), namespace: 'file' } };
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
