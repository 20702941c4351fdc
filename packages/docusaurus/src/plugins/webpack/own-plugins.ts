import { createRequire } from 'node:module';

/** Names of webpack's own plugins that are read, as they name themselves in hooks. */
export const readableOwnPlugins: readonly string[] = ['DefinePlugin', 'ProvidePlugin'];

/** The files of these plugins, in any installed copy of webpack. */
const ownPluginFile = new RegExp(`[\\\\/]webpack[\\\\/]lib[\\\\/](?:${readableOwnPlugins.join('|')})\\.js$`);

interface CompilerOptions {
  readonly options: { readonly plugins: unknown[] };
}

interface OwnPlugin {
  apply(this: OwnPlugin, compiler: CompilerOptions): void;
}

/**
 * Calls a function while webpack's own plugins, in all copies of webpack that are loaded, add themselves to the
 * options of the compiler that they are applied to. They do so for packages that use them to do their own work, such
 * as `dotenv-webpack` before version 8.
 */
export function withRecordedOwnPlugins<T>(run: () => T): T {
  const originals = loadedOwnPlugins().map((plugin) => ({ plugin, apply: plugin.apply }));
  for (const { plugin } of originals) plugin.apply = addToOptions;
  try {
    return run();
  } finally {
    for (const { plugin, apply } of originals) plugin.apply = apply;
  }
}

function addToOptions(this: OwnPlugin, { options }: CompilerOptions): void {
  options.plugins.push(this);
}

/** The prototypes of the loaded plugins. */
function loadedOwnPlugins(): OwnPlugin[] {
  const { cache } = createRequire(import.meta.url);
  return Object.entries(cache).flatMap(([file, loaded]) => {
    const plugin = ownPluginFile.test(file) ? (loaded?.exports as { readonly prototype?: OwnPlugin }) : undefined;
    return plugin?.prototype === undefined ? [] : [plugin.prototype];
  });
}
