import { compareText } from '@docsite/core';
import { build, type Message } from 'esbuild';
import { platformSettings } from '../builds/platform-settings.js';
import type { BundleContext } from '../bundle-options.js';
import { type MissingExports, missingExport, unfilledScope } from '../modules/missing-exports.js';

/**
 * Adds the missing exports reported by a failed build to those already known; undefined if there are no new ones.
 * Exports of modules that fail to build on their own are left for a later build.
 *
 * @param isKept Whether missing exports of a module remain errors.
 */
export async function findMissingExports(
  messages: readonly Message[],
  context: BundleContext,
  isKept: (module: string) => boolean,
): Promise<MissingExports | undefined> {
  const known = context.missing ?? none;
  const added = addedTo(known, messages).filter(({ module }) => !isKept(module));
  const further = added.map(({ module }) => module).filter((module) => !known.exportsOf.has(module));
  const exportsOf = new Map([...known.exportsOf, ...(await readExports(further, context))]);
  const taken = added.filter(({ module }) => exportsOf.has(module)).map(({ message }) => message);
  if (taken.length === 0) return undefined;
  // in an order that does not depend on the builds that found them
  const all = [...known.messages, ...taken].sort((a, b) => compareText(keyOf(a), keyOf(b)));
  return { messages: all, exportsOf };
}

/**
 * Adds the missing exports reported by a failed build to those already known, for a bundle that is never run: the
 * affected modules are treated as if they exported nothing, not even a default.
 */
export function missingInTrace(messages: readonly Message[], before = none): MissingExports | undefined {
  const added = addedTo(before, messages);
  if (added.length === 0) return undefined;
  const byDefault = (message: Message): Message => ({
    ...message,
    text: message.text.replace(/import ".+"$/s, 'import "default"'),
  });
  return {
    messages: [...before.messages, ...added.flatMap(({ message }) => [message, byDefault(message)])],
    exportsOf: new Map([...before.exportsOf, ...added.map(({ module }) => [module, []] as const)]),
  };
}

const none: MissingExports = { messages: [], exportsOf: new Map() };

interface Added {
  readonly message: Message;
  readonly module: string;
}

/** The messages about new missing exports, each once. */
function addedTo(known: MissingExports, messages: readonly Message[]): Added[] {
  const before = new Set(known.messages.map(keyOf));
  return [...new Map(messages.map((message) => [keyOf(message), message]))].flatMap(([key, message]) => {
    const found = before.has(key) ? undefined : missingExport(message);
    return found === undefined ? [] : [{ message, module: found.module }];
  });
}

/** Identifies an import, because the builds for server and browsers report the same one. */
function keyOf({ text, location }: Message): string {
  return JSON.stringify([text, location?.file, location?.line, location?.column]);
}

/** The exports of modules, by their names in esbuild, except for those that cannot be built on their own. */
export async function readExports(
  modules: Iterable<string>,
  context: BundleContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const module of new Set(modules)) {
    const names = await exportsOf(module, context);
    if (names !== undefined) found.set(module, names);
  }
  return found;
}

async function exportsOf(module: string, context: BundleContext): Promise<readonly string[] | undefined> {
  try {
    const { metafile } = await build({
      ...platformSettings(context, 'server'),
      entryPoints: [`${unfilledScope}:${module}`],
      outdir: context.serverDir,
      write: false,
      platform: 'node',
    });
    return Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? exports : []));
  } catch {
    return undefined;
  }
}
