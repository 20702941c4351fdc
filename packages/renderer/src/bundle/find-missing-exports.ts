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
  const known = context.missing ?? none;
  const added = addedTo(known, messages).filter(({ module }) => !isKept(module));
  const exportsOf = new Map(known.exportsOf);
  for (const module of new Set(added.map(({ module }) => module))) {
    const names = exportsOf.get(module) ?? (await readExports(module, context));
    if (names !== undefined) exportsOf.set(module, names);
  }
  const taken = added.filter(({ module }) => exportsOf.has(module)).map(({ message }) => message);
  return taken.length === 0 ? undefined : { messages: [...known.messages, ...taken], exportsOf };
}

/**
 * Gives the missing exports of a failed build together with those that were known before, for a bundle that nobody
 * runs: its modules have no other exports, and none that they pass on by default.
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

/** The messages about missing exports that are not known yet, each once. */
function addedTo(known: MissingExports, messages: readonly Message[]): Added[] {
  const before = new Set(known.messages.map(keyOf));
  return [...new Map(messages.map((message) => [keyOf(message), message]))].flatMap(([key, message]) => {
    const found = before.has(key) ? undefined : missingExport(message);
    return found === undefined ? [] : [{ message, module: found.module }];
  });
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
