import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nameHash, type WebpackLoader } from '@docsite/core';
import type { OnResolveArgs, PartialMessage, Plugin, PluginBuild, ResolveResult } from 'esbuild';
import { type LoadingOptions, loadedCode } from './loaded-code.js';

/** Loaders for what docsite reads itself. */
const ownLoader =
  /(?:^|[\\/])(?:babel|cache|css|esbuild|less|mdx|postcss|sass|style|swc|thread|ts)-loader(?:[\\/]|$)|^@svgr\/webpack$/;

/** An import that other plugins recognize by the name of its loader. */
const knownImport = /(?:^|[!\\/])(?:raw|url|file|worker|js-yaml|yaml|yml|json)-loader(?:[\\/?][^!]*)?!/;

/** The namespace of modules with the output of such loaders. */
export const inlineLoaderScope = 'docsite-inline-loaders';

/**
 * Runs the loaders of webpack that imports name before the file, as in `../example-loader.js!./example.tsx`: modules of
 * the site, or of packages.
 */
export function inlineLoaders(options: LoadingOptions): Plugin {
  return {
    name: 'docsite-inline-loaders',
    setup(build) {
      build.onResolve({ filter: /!/ }, async (asked) => {
        const request = loadersAndFile(asked);
        if (request === undefined) return undefined;
        const importing = { ...asked, build, siteDir: options.siteDir };
        const found = await resolveBeside(request.file, importing);
        const loaders = await Promise.all(request.loaders.map((written) => findLoader(written, importing)));
        const errors = [found, ...loaders].flatMap((result) => ('errors' in result ? result.errors : []));
        if (errors.length > 0) return { errors };
        if (loaders.length === 0) return found;
        // the same file with other loaders is another module
        return {
          ...found,
          suffix: `?${nameHash(JSON.stringify(loaders))}`,
          namespace: inlineLoaderScope,
          pluginData: loaders,
        };
      });
      build.onLoad({ filter: /.*/, namespace: inlineLoaderScope }, ({ path, pluginData }) =>
        loadedCode(
          path,
          { as: 'code', loaders: pluginData as WebpackLoader[], lastLoaders: [] },
          { ...options, build },
        ),
      );
    },
  };
}

/**
 * The loaders that an import names, without those for what docsite reads itself, and the file; undefined for none. Data
 * in a URL, such as an image with a comment (`<!-- … -->`), may contain exclamation marks, too.
 */
function loadersAndFile({
  path,
  kind,
}: OnResolveArgs): { readonly file: string; readonly loaders: readonly string[] } | undefined {
  if (kind === 'entry-point' || path.startsWith('data:') || knownImport.test(path)) return undefined;
  const names = path.replace(/^(?:[^!]+!=!)?-?!*/, '').split('!');
  const file = names.pop();
  if (names.length === 0 || !file) return undefined;
  return { file, loaders: names.filter((name) => !ownLoader.test(name.replace(/\?.*$/, ''))) };
}

type Found = Pick<ResolveResult, 'path' | 'namespace' | 'suffix'>;

interface Failure {
  readonly errors: PartialMessage[];
}

/** The import that names a file and its loaders. */
interface LoaderImport extends Pick<OnResolveArgs, 'kind' | 'importer' | 'resolveDir'> {
  readonly build: PluginBuild;
  readonly siteDir: string;
}

async function resolveBeside(
  name: string,
  { build, kind, importer, resolveDir }: LoaderImport,
): Promise<Found | Failure> {
  const { errors, path, namespace, suffix } = await build.resolve(name, { kind, importer, resolveDir });
  return errors.length > 0 ? { errors } : { path, namespace, suffix };
}

/** A loader with the options in its query. */
async function findLoader(written: string, importing: LoaderImport): Promise<WebpackLoader | Failure> {
  const [, name = '', query = ''] = /^([^?]*)\??(.*)$/.exec(written) ?? [];
  const options = optionsOf(query);
  const file = installedFile(name, importing);
  if (file !== undefined) return { file, options };
  const found = await resolveBeside(name, importing);
  return 'errors' in found ? found : { file: found.path, options };
}

/** The file that Node finds for a name: of packages, not the entry for browsers. */
function installedFile(name: string, { resolveDir, siteDir }: LoaderImport): string | undefined {
  for (const folder of [resolveDir, siteDir])
    try {
      return createRequire(join(folder, 'index.js')).resolve(name);
    } catch {
      // the next folder may have it installed; otherwise esbuild resolves it, and reports what is missing
    }
  return undefined;
}

/** The options of `loader?{"a":1}`. A loader gets other queries as they are. */
function optionsOf(query: string): WebpackLoader['options'] {
  if (!query.startsWith('{')) return query;
  try {
    return JSON.parse(query) as Readonly<Record<string, unknown>>;
  } catch {
    return query;
  }
}
