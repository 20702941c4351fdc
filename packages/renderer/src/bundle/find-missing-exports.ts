import { build, type Message } from 'esbuild';
import { type BundleContext, platformSettings } from './bundle-options.js';
import { type MissingExports, missingExport, unfilledScope } from './missing-exports.js';

/**
 * Gives the missing exports of a failed build together with those that were known before; nothing where none is new.
 * Exports of modules that cannot be built by themselves are left for a later build.
 *
 * @param isKept Whether what a module lacks is to remain an error.
 */
export async function findMissingExports(
  messages: readonly Message[],
  context: BundleContext,
  isKept: (module: string) => boolean,
): Promise<MissingExports | undefined> {
  const known = context.missing ?? { messages: [], exportsOf: new Map() };
  const before = new Set(known.messages.map(keyOf));
  const added = [...new Map(messages.map((message) => [keyOf(message), message]))].flatMap(([key, message]) => {
    const found = before.has(key) ? undefined : missingExport(message);
    return found === undefined || isKept(found.module) ? [] : [{ message, module: found.module }];
  });
  const exportsOf = new Map(known.exportsOf);
  for (const module of new Set(added.map(({ module }) => module))) {
    const names = exportsOf.get(module) ?? (await readExports(module, context));
    if (names !== undefined) exportsOf.set(module, names);
  }
  const taken = added.filter(({ module }) => exportsOf.has(module)).map(({ message }) => message);
  return taken.length === 0 ? undefined : { messages: [...known.messages, ...taken], exportsOf };
}

/** The builds for server and browsers say the same of an import. */
function keyOf({ text, location }: Message): string {
  return JSON.stringify([text, location?.file, location?.line, location?.column]);
}

async function readExports(module: string, context: BundleContext): Promise<readonly string[] | undefined> {
  try {
    const { metafile } = await build({
      ...platformSettings(context, 'server'),
      entryPoints: [`${unfilledScope}:${module}`],
      outdir: context.serverDir,
      write: false,
      platform: 'node',
      mainFields: ['module', 'main'],
    });
    return Object.values(metafile?.outputs ?? {}).flatMap(({ entryPoint, exports }) => (entryPoint ? exports : []));
  } catch {
    return undefined;
  }
}
