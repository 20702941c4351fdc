import { posix } from 'node:path';
import type { Metafile } from 'esbuild';
import { virtualScope } from './documents/virtual-modules.js';

/** Import specifiers by key, for each virtual module that holds their default exports. */
export type LateModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The code of such virtual modules that imports all values immediately. */
export function codeOfAll(modules: LateModules = {}): Record<string, string> {
  return codeOf(modules, (specifiers) => [
    ...specifiers.map(([, path], index) => `import C${index} from ${JSON.stringify(path)};`),
    `export default { ${specifiers.map(([key], index) => `${JSON.stringify(key)}: C${index}`).join(', ')} };`,
    'export const load = async () => {};',
  ]);
}

/** The code of such virtual modules for browsers, in which each value is `undefined` until it is loaded. */
export function codeForLater(modules: LateModules = {}): Record<string, string> {
  return codeOf(modules, (specifiers) => [
    `const loaders = { ${specifiers.map(([key, path]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(path)})`).join(', ')} };`,
    `const all = { ${specifiers.map(([key]) => `${JSON.stringify(key)}: undefined`).join(', ')} };`,
    'export default all;',
    'export const load = async (key) => {',
    '  if (Object.hasOwn(loaders, key)) all[key] ??= (await loaders[key]()).default;',
    '};',
  ]);
}

function codeOf(
  modules: LateModules,
  print: (specifiers: readonly (readonly [key: string, path: string])[]) => readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, specifiers]) => [name, print(Object.entries(specifiers)).join('\n')]),
  );
}

/** The outputs that each such virtual module loads later, by path relative to the output folder. */
export type LateOutputs = Readonly<Record<string, readonly string[]>>;

/** Finds the outputs that virtual modules load later. */
export function lateOutputs({ inputs, outputs }: Metafile, modules: LateModules, folder: string): LateOutputs {
  const paths = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, posix.relative(folder, path)] as const],
    ),
  );
  return Object.fromEntries(
    Object.keys(modules).flatMap((name) => {
      const imports = inputs[virtualScope + name]?.imports ?? [];
      const found = imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? (paths.get(path) ?? []) : []));
      return found.length === 0 ? [] : [[name, found]];
    }),
  );
}
