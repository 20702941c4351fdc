import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { explainConfig } from './config-problems.js';
import { completeConfig } from './complete-config.js';
import { configSchema } from './schema.js';
import type { SiteConfig } from './site-config.js';

/** A configuration, and the file it came from; `file` is absent for a folder without one. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** Path relative to the site folder. */
  readonly file?: string;
}

/** Thrown for a configuration that cannot be used: what is wrong, as findings. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map((item) => item.message).join('\n'));
  }
}

const fileNames = ['docsite.config.ts', 'docsite.config.mts', 'docsite.config.js', 'docsite.config.mjs', 'docsite.config.json'];

/** Reads the configuration of a site folder; a folder without one is a site of Markdown files. Throws `ConfigError`. */
export async function readConfig(siteDir: string): Promise<LoadedConfig> {
  const file = fileNames.find((name) => existsSync(join(siteDir, name)));
  if (file === undefined) return { config: completeConfig(configSchema.parse({ title: basename(siteDir) || 'Documentation' }), siteDir, false) };
  const text = await readFile(join(siteDir, file), 'utf8');
  const value = await evaluate(siteDir, file, text);
  const result = configSchema.safeParse(value);
  if (!result.success) throw new ConfigError(explainConfig(result.error, value, (path) => placeOfKey(text, file, path)));
  return { config: completeConfig(result.data, siteDir, true), file };
}

async function evaluate(siteDir: string, file: string, text: string): Promise<unknown> {
  try {
    return file.endsWith('.json') ? await parseJson(text) : await importModule(join(siteDir, file));
  } catch (error) {
    throw new ConfigError([finding('config', errorPlace(error as Error, file), `cannot read the configuration: ${reasonOf(error as Error)}`)]);
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
 * Imports a module of the site's own: TypeScript or JavaScript, its relative imports included. It is bundled into a file of
 * the system's temporary folder, so that nothing is written beside the sources and each call sees the files as they are now.
 */
export async function importModule(path: string): Promise<unknown> {
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

/** Leaves packages to Node, by the address they resolve to from the importing file. */
const externalPackages: import('esbuild').Plugin = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]|^\.[^./]|^\.\.[^/]/ }, async (args) => {
      if (args.kind === 'entry-point' || args.path.startsWith('node:')) return undefined;
      if (args.path === 'docsite' || args.path === '@docsite/core') return { path: ownModule, external: true };
      if (args.pluginData === 'resolving') return undefined;
      const found = await build.resolve(args.path, { kind: 'import-statement', importer: args.importer, resolveDir: args.resolveDir, pluginData: 'resolving' });
      return found.errors.length > 0 ? undefined : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** `defineConfig` of this very installation serves `import … from 'docsite'`, wherever the site lies. */
const ownModule = pathToFileURL(fileURLToPath(new URL('./define-config.js', import.meta.url))).href;

function placeOfKey(text: string, file: string, path: readonly PropertyKey[]): Place {
  let index = 0;
  for (const part of path) {
    if (typeof part !== 'string') continue;
    const match = new RegExp(`(?<![\\w-])["']?${part.replace(/[^\w]/g, '\\$&')}["']?\\s*:`).exec(text.slice(index));
    if (match === null) break;
    index += match.index;
  }
  return { file, ...lineAndColumn(text, index) };
}

function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

interface BuildMessage {
  readonly text: string;
  readonly location: { readonly line: number; readonly column: number } | null;
}

function errorPlace(error: Error & { errors?: BuildMessage[] }, file: string): Place {
  const location = error.errors?.[0]?.location;
  if (location) return { file, line: location.line, column: location.column + 1 };
  return { file, line: 1, column: 1 };
}

function reasonOf(error: Error & { errors?: BuildMessage[] }): string {
  return error.errors?.[0]?.text ?? error.message;
}
