import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { isFolder } from '@docsite/core/process';

/** What Yarn writes for a project without `node_modules`: how to find its packages, and the same for ES modules. */
const runtimeNames = ['.pnp.cjs', '.pnp.js'];
const loaderName = '.pnp.loader.mjs';

/** Options followed by a folder that is not the site's. */
const foldersElsewhere: ReadonlySet<string> = new Set(['--out-dir', '--shards']);

/**
 * The environment in which Node finds the packages of a site that were installed with Yarn's Plug'n'Play, as `yarn
 * node` sets it: docsite may have been started otherwise. Empty for other sites, and if it is set. A broken file,
 * such as one with conflicts of Git, is left to the bundler, which reports its line; Node would print a stack.
 *
 * @param argv The command, its options and the site folder; the current one without any.
 */
export function plugAndPlay(argv: readonly string[]): { readonly NODE_OPTIONS?: string } {
  if (process.versions.pnp !== undefined) return {};
  const named = argv.slice(1).find((name, at) => isFolder(name) && !foldersElsewhere.has(argv[at] as string));
  const runtime = findRuntime(resolve(named ?? '.'));
  if (runtime === undefined || !isCode(runtime)) return {};
  const loader = join(dirname(runtime), loaderName);
  const options = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(runtime)}`];
  if (existsSync(loader)) options.push(`--experimental-loader ${pathToFileURL(loader)}`);
  return { NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** The runtime of the closest folder with packages, unless those are in its `node_modules`. */
function findRuntime(folder: string): string | undefined {
  if (hasNodeModules(folder)) return undefined;
  const runtime = runtimeNames.map((name) => join(folder, name)).find(existsSync);
  const parent = dirname(folder);
  return runtime ?? (parent === folder ? undefined : findRuntime(parent));
}

/** Whether there are packages in `node_modules`, and not only folders of tools, such as `.cache`. */
function hasNodeModules(folder: string): boolean {
  const path = join(folder, 'node_modules');
  return isFolder(path) && readdirSync(path).some((name) => !name.startsWith('.'));
}

function isCode(path: string): boolean {
  try {
    return new Script(readFileSync(path, 'utf8')) !== undefined;
  } catch {
    return false;
  }
}
