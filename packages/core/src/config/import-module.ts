import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';

/**
 * Imports a module of the site's own: JSON, or TypeScript or JavaScript with its relative imports. It is bundled into a
 * file of the system's temporary folder, so that nothing is written beside the sources and each call sees the files as
 * they are now.
 */
export async function importModule(path: string): Promise<unknown> {
  if (path.endsWith('.json')) return parseJson(await readFile(path, 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'docsite-module-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      entryPoints: [path],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      plugins: [externalPackages],
    });
    const module = (await import(pathToFileURL(outfile).href)) as { default?: unknown };
    if (module.default === undefined) throw new Error(`${basename(path)} has no default export`);
    return module.default;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Node does not always say where JSON is wrong; esbuild does. */
async function parseJson(text: string): Promise<unknown> {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    await transform(text, { loader: 'json', logLevel: 'silent' });
    throw error;
  }
}

/**
 * Leaves packages to Node, by the address they resolve to from the importing file; `docsite` itself gives
 * `defineConfig`, wherever the site lies.
 */
const externalPackages: import('esbuild').Plugin = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]|^\.[^./]|^\.\.[^/]/ }, async (args) => {
      if (args.kind === 'entry-point' || args.path.startsWith('node:')) return undefined;
      if (args.path === 'docsite' || args.path === '@docsite/core') return { path: args.path, namespace: 'docsite' };
      if (args.pluginData === 'resolving') return undefined;
      const found = await build.resolve(args.path, {
        kind: 'import-statement',
        importer: args.importer,
        resolveDir: args.resolveDir,
        pluginData: 'resolving',
      });
      return found.errors.length > 0 ? undefined : { path: pathToFileURL(found.path).href, external: true };
    });
    build.onLoad({ filter: /.*/, namespace: 'docsite' }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
  },
};

interface BuildMessage {
  readonly text: string;
  readonly location: { readonly line: number; readonly column: number } | null;
}

/** Why `importModule` failed, and where in the file, as far as that is known. Line and column are 1-based. */
export function explainImportError(error: Error & { readonly errors?: readonly BuildMessage[] }): {
  reason: string;
  line: number;
  column: number;
} {
  const message = error.errors?.[0];
  const { line, column } = message?.location ?? { line: 1, column: 0 };
  return { reason: message?.text ?? error.message, line, column: column + 1 };
}
