import type { Message, OnResolveResult, Plugin } from 'esbuild';
import { moduleOfName, nameOfModule } from './module-names.js';

/** Imports of names that are not exported, which are `undefined`. */
export interface MissingExports {
  /** esbuild's message about each of these imports. */
  readonly messages: readonly Message[];
  /** The existing exports of these modules, by esbuild's module name. */
  readonly exportsOf: ReadonlyMap<string, readonly string[]>;
}

/** The module, as esbuild names it, and the missing export in a message. */
export function missingExport({
  text,
}: Pick<Message, 'text'>): { readonly module: string; readonly name: string } | undefined {
  const [, module, name] = /^No matching export in "(.+)" for import "(.+)"$/s.exec(text) ?? [];
  return module === undefined || name === undefined ? undefined : { module, name };
}

/** Namespace of modules to which the missing exports have been added. */
export const filledScope = 'docsite-filled';

/** Namespace of the unchanged modules that these wrap. */
export const unfilledScope = 'docsite-unfilled';

interface MissingExportSources {
  readonly siteDir: string;
  readonly missing?: MissingExports | undefined;
}

/** Replaces modules that lack exports, for the modules that import those: each missing export is `undefined`. */
export function fillMissingExports({ missing, siteDir }: MissingExportSources): Plugin {
  return {
    name: 'docsite-missing-exports',
    setup({ onResolve, onLoad, resolve: find }) {
      const found = new Map<string, OnResolveResult>();
      onResolve({ filter: new RegExp(`^${unfilledScope}:`) }, ({ path }) => {
        const module = path.slice(unfilledScope.length + 1);
        return found.get(module) ?? moduleOfName(module, siteDir);
      });
      if (missing === undefined) return;
      const importers = new Set(missing.messages.map(({ location }) => location?.file));
      onResolve({ filter: /.*/ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
        if (kind !== 'import-statement' || pluginData !== undefined) return undefined;
        if (!importers.has(nameOfModule({ path: importer, namespace }, siteDir))) return undefined;
        const asked = { kind, importer, namespace, resolveDir, pluginData: 'filling' };
        const { errors, warnings: _, ...result } = await find(path, asked);
        const module = nameOfModule(result, siteDir);
        if (errors.length > 0 || result.external || !missing.exportsOf.has(module)) return undefined;
        found.set(module, result);
        return { path: module, namespace: filledScope, sideEffects: result.sideEffects };
      });
      onLoad({ filter: /.*/, namespace: filledScope }, ({ path }) => ({ contents: printFilled(path, missing) }));
    },
  };
}

/** A module's own exports take precedence over those that it re-exports, except for the default export. */
function printFilled(module: string, { messages, exportsOf }: MissingExports): string {
  const from = JSON.stringify(`${unfilledScope}:${module}`);
  const missing = messages.map(missingExport).filter((found) => found?.module === module);
  const names = [...new Set(missing.map((found) => found?.name))];
  return [
    `export * from ${from};`,
    ...(exportsOf.get(module)?.includes('default') ? [`export { default } from ${from};`] : []),
    'var nothing;',
    `export { ${names.map((name) => `nothing as ${name}`).join(', ')} };`,
  ].join('\n');
}
