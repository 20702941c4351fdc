import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message, transform } from 'esbuild';
import { activity } from '../process/activity.js';
import { openWorkSpace } from '../process/work-space.js';
import { packagesOfNode } from './packages-of-node.js';
import { placeNames, withoutPlaces, withPlaces } from './place-names.js';

/**
 * Imports a module of the site's own: JSON, or TypeScript or JavaScript, in ESM or CommonJS, with its relative imports.
 * It is bundled into a file of the system's temporary folder, so that nothing is written beside the sources and each
 * call reads the current files. `import.meta.url` and the like give the path of the original file.
 */
export async function importModule(path: string): Promise<unknown> {
  if (path.endsWith('.json')) return parseJson(await readFile(path, 'utf8'));
  const space = openWorkSpace({ folder: tmpdir(), prefix: 'docsite-module-' });
  const folder = space.path('new');
  await mkdir(folder);
  const outfile = join(folder, 'module.mjs');
  activity.publish({ subject: `'${relative('.', path)}'`, verb: 'was being read' });
  try {
    await build({
      entryPoints: [path],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      define: placeNames,
      banner: { js: requireFrom(path) },
      plugins: [packagesOfNode, withPlaces],
    });
    // awaited here so that this `try` catches a rejected promise
    return await defaultOf((await import(pathToFileURL(outfile).href)) as ModuleExports, path);
  } finally {
    activity.publish(undefined);
    await rm(folder, { recursive: true, force: true });
    space.close();
  }
}

/** Defines `require` for CommonJS in an ES module: esbuild calls it for external modules. */
function requireFrom(path: string): string {
  return `import{createRequire as _createRequire}from'node:module';const require=_createRequire(${JSON.stringify(pathToFileURL(path).href)});`;
}

interface ModuleExports {
  readonly default?: unknown;
}

/** The default export; for CommonJS compiled from ESM, its `default` property. */
function defaultOf({ default: value }: ModuleExports, path: string): unknown {
  const compiled = value as { readonly __esModule?: boolean; readonly default?: unknown } | undefined;
  const found = compiled?.__esModule === true ? compiled.default : value;
  if (found === undefined) throw new Error(`${basename(path)} has no default export`);
  return found;
}

/** Parses JSON with esbuild: Node's errors do not always have a position. */
async function parseJson(text: string): Promise<unknown> {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    await transform(text, { loader: 'json', logLevel: 'silent' });
    throw error;
  }
}

/** Why `importModule` failed, and where in the file, as far as that is known. Line and column are 1-based. */
export function explainImportError(error: unknown): {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
} {
  // modules may throw anything
  const { errors, message } = (error ?? {}) as { readonly errors?: readonly Message[]; readonly message?: unknown };
  const first = Array.isArray(errors) ? (errors[0] as Message | undefined) : undefined;
  const { line, column } = first?.location ? withoutPlaces(first.location) : { line: 1, column: 0 };
  const reason = first?.text ?? (typeof message === 'string' ? message : `it throws ${String(error)}`);
  return { reason, line, column: column + 1 };
}
