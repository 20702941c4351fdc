import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importExports } from '@docsite/core';
import type { PluginUse } from '../config/plugins.js';
import type { Keys } from '../keys.js';
import { missingPackageOf } from '../load/missing-packages.js';
import type { Takeover } from '../takeover.js';
import type { MadePlugin, PluginContext, SitePlugin } from './plugin.js';
import { reasonOf } from './reason-of.js';

/** A module of a plugin. */
interface PluginModule {
  readonly default?: unknown;
  readonly validateOptions?: (args: { validate: typeof validate; options: object }) => object;
}

type MakePlugin = (context: PluginContext, options: object) => unknown;

/** Makes the plugins that docsite has nothing of its own for. Those that cannot be made are reported, and left out. */
export async function makePlugins(
  uses: readonly PluginUse[],
  context: PluginContext,
  takeover: Takeover,
): Promise<MadePlugin[]> {
  const made: MadePlugin[] = [];
  for (const use of uses.filter(({ isKnown }) => !isKnown)) {
    const found = await load(use, context.siteDir);
    if (found === undefined) takeover.leaves(`${use.kind} ${use.name}`);
    else if (typeof found === 'string') takeover.leaves(`${use.kind} ${use.name}, ${found}`);
    else made.push(...(await make(found, use, { context, takeover })));
  }
  return made;
}

async function make(
  module: PluginModule,
  use: PluginUse,
  { context, takeover }: { readonly context: PluginContext; readonly takeover: Takeover },
): Promise<MadePlugin[]> {
  const { name, path } = use;
  try {
    const given = plain(use.options);
    const { id = 'default', ...own } = given;
    const options = module.validateOptions?.({ validate, options: own }) ?? own;
    const plugin = (await (module.default as MakePlugin)(context, { ...options, id })) as SitePlugin | null | undefined;
    // a plugin may decide that it has nothing to do
    if (plugin === null || plugin === undefined) return [];
    return [{ name, key: plugin.name ?? name, id: String(id), path, plugin }];
  } catch (error) {
    takeover.report('plugin', path, {
      message: `the plugin '${name}' cannot be started: ${reasonOf(error)}`,
      hint: 'see what it expects of its options and of the site',
    });
    return [];
  }
}

/** The module of a plugin; why it cannot be had; nothing where docsite does without it. */
async function load({ name, reference }: PluginUse, siteDir: string): Promise<PluginModule | string | undefined> {
  if (missingPackageOf(reference) !== undefined) return 'which is not installed';
  if (typeof reference === 'function') return { ...(reference as PluginModule), default: reference };
  if (typeof reference !== 'string' || name.startsWith('@docusaurus/')) return undefined;
  const file = fileOf(reference, siteDir);
  if (file === undefined) return 'which is not installed';
  try {
    return unwrap(file.includes('node_modules') ? await importPackage(file) : (await importExports(file)).exports);
  } catch (error) {
    return `which cannot be loaded: ${reasonOf(error)}`;
  }
}

async function importPackage(file: string): Promise<PluginModule> {
  try {
    return createRequire(file)(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_REQUIRE_ESM') throw error;
    return import(pathToFileURL(file).href);
  }
}

/** A CommonJS module may hold one of ECMAScript, or be the function itself. */
function unwrap(module: PluginModule): PluginModule {
  const inner = module.default as PluginModule | undefined;
  if (typeof module === 'function') return { ...(module as PluginModule), default: module };
  if (typeof inner === 'function') return { ...(inner as PluginModule), ...module, default: inner };
  return inner === undefined ? { default: () => module } : unwrap(inner);
}

/** The file of a plugin by its path, or by any of the names that stand for its package. */
function fileOf(reference: string, siteDir: string): string | undefined {
  const require = createRequire(join(siteDir, 'package.json'));
  const isPath = reference.startsWith('.') || isAbsolute(reference);
  const names = isPath ? [resolve(siteDir, reference)] : packageNames(reference);
  for (const candidate of names.flatMap((path) => (isPath ? endings.map((end) => path + end) : [path])))
    try {
      return isPath && existsSync(candidate) && endings.some((end) => end !== '' && candidate.endsWith(end))
        ? candidate
        : require.resolve(candidate);
    } catch {
      // the next name
    }
  return undefined;
}

const endings = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js'];

function packageNames(name: string): string[] {
  const [scope, rest] = name.startsWith('@') ? [name.split('/')[0], name.split('/').slice(1).join('/')] : [];
  const kinds = ['plugin', 'theme'];
  if (scope === undefined) return [name, ...kinds.map((kind) => `docusaurus-${kind}-${name}`)];
  return [name, ...kinds.map((kind) => `${scope}/docusaurus-${kind}${rest ? `-${rest}` : ''}`)];
}

function plain(options: Keys): Record<string, unknown> {
  return Object.fromEntries(options.names().map((key) => [key, options.any(key)]));
}

interface Schema {
  readonly validate: (value: object, options: object) => { readonly error?: Error; readonly value: object };
}

/** Has a schema of a plugin's own check its options. */
function validate(schema: Schema | undefined, options: object): object {
  if (schema === undefined) return options;
  const { error, value } = schema.validate(options, { convert: false });
  if (error) throw error;
  return value;
}
