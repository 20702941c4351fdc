import { isDeepStrictEqual, types } from 'node:util';
import { type BundlingRules, type ModuleReplacement, type NameChoice, propertiesOf } from '@docsite/core';
import { aliasTarget } from './module-targets.js';
import { patternOf } from './rules/path-pattern.js';
import { RecordedPlugin } from './stand-in-bundler.js';

/** The replacement that an alias in a configuration for webpack stands for; undefined if there is no such file. */
export function aliasReplacement(name: string, target: unknown, siteDir: string): ModuleReplacement | undefined {
  const by = target === false ? false : aliasTarget(target, siteDir);
  return by === undefined ? undefined : { names: name, by };
}

/** What webpack's `NormalModuleReplacementPlugin` replaces; undefined for other plugins. */
export function pluginReplacement(plugin: unknown): ModuleReplacement | undefined {
  const isRecorded = plugin instanceof RecordedPlugin;
  if ((isRecorded ? plugin.name : plugin?.constructor.name) !== 'NormalModuleReplacementPlugin') return undefined;
  const { resourceRegExp, newResource } = propertiesOf(plugin);
  const [names, by] = isRecorded ? [plugin.definitions, ...plugin.others] : [resourceRegExp, newResource];
  // expressions may come from another realm
  if (!types.isRegExp(names)) return undefined;
  if (typeof by === 'function') return { names: patternOf(names), by: choiceOf(by as ImportChange) };
  return typeof by === 'string' ? { names: patternOf(names), by } : undefined;
}

/** Changes `request` of an import. */
type ImportChange = (resource: { request: string; readonly context: string }) => unknown;

function choiceOf(change: ImportChange): NameChoice {
  return (request, context) => {
    const resource = { request, context, contextInfo: {}, dependencies: [] };
    change(resource);
    return resource.request;
  };
}

/** Replacements that are aliases of the configuration, by name, and all others. */
interface SortedReplacements extends Required<Pick<BundlingRules, 'replacements'>> {
  readonly aliases: Readonly<Record<string, string>>;
}

/** Joins what modules are replaced by in browsers and on the server. */
export function joinReplacements(
  client: readonly ModuleReplacement[],
  server: readonly ModuleReplacement[],
): SortedReplacements {
  const without = (some: readonly ModuleReplacement[], others: readonly ModuleReplacement[]) =>
    some.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  const [onClient, onServer] = [without(client, server), without(server, client)];
  const everywhere = without(client, onClient);
  const aliases = everywhere.flatMap(({ names, by }): [string, string][] =>
    typeof names === 'string' && typeof by === 'string' ? [[names, by]] : [],
  );
  return {
    aliases: Object.fromEntries(aliases),
    replacements: [
      ...everywhere.filter(({ names, by }) => typeof names !== 'string' || typeof by !== 'string'),
      ...onClient.map((one) => ({ ...one, on: 'client' as const })),
      ...onServer.map((one) => ({ ...one, on: 'server' as const })),
    ],
  };
}
