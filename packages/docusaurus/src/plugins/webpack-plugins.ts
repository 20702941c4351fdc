import type { BundlingRules, ProvidedGlobal } from '@docsite/core';

/** A webpack plugin without an equivalent in docsite, recorded as a constructor call. */
class RecordedPlugin {
  constructor(
    readonly name: string,
    readonly definitions: unknown,
  ) {}
}

/** A bundler object whose every plugin records constructor calls. */
const bundler: object = new Proxy(
  {},
  {
    get: (_, name) =>
      function record(this: unknown, definitions?: unknown) {
        return new RecordedPlugin(String(name), definitions);
      },
  },
);

/** Stand-ins for the webpack tools that Docusaurus passes to plugins. */
export const bundlerTools = {
  currentBundler: { name: 'webpack', instance: bundler },
  getStyleLoaders: () => [],
  getJSLoader: () => ({}),
  getBabelLoader: () => ({}),
};

/** What webpack plugins say about names and modules. */
export interface BundlerPlugins {
  readonly globals: BundlingRules['globals'];
  readonly constants: BundlingRules['constants'];
  readonly fallbacks: Readonly<Record<string, unknown>>;
  /** Whether they do nothing else. */
  readonly isAll: boolean;
}

/** Reads plugins that provide or define names, and those that add such plugins to webpack's options. */
export function readBundlerPlugins(plugins: readonly unknown[]): BundlerPlugins {
  const read = plugins.filter((plugin) => plugin !== null && typeof plugin === 'object').map(readPlugin);
  return {
    globals: Object.assign({}, ...read.map(({ globals }) => globals)),
    constants: Object.assign({}, ...read.map(({ constants }) => constants)),
    fallbacks: Object.assign({}, ...read.map(({ fallbacks }) => fallbacks)),
    isAll: read.every(({ isAll }) => isAll),
  };
}

const nothing: BundlerPlugins = { globals: {}, constants: {}, fallbacks: {}, isAll: true };

function readPlugin(plugin: object): BundlerPlugins {
  const name = plugin instanceof RecordedPlugin ? plugin.name : plugin.constructor.name;
  const { definitions } = plugin as { readonly definitions?: Readonly<Record<string, unknown>> };
  if (name === 'ProvidePlugin') return { ...nothing, globals: globalsOf(definitions ?? {}) };
  if (name === 'DefinePlugin') return { ...nothing, constants: constantsOf(definitions ?? {}) };
  return plugin instanceof RecordedPlugin ? { ...nothing, isAll: false } : optionsOf(plugin);
}

/** What a third-party plugin adds to webpack's options when applied, such as replacements for Node modules. */
function optionsOf(plugin: { readonly apply?: (compiler: object) => void }): BundlerPlugins {
  const options = { plugins: [] as unknown[], resolve: { fallback: {}, alias: {} }, module: { rules: [] } };
  try {
    plugin.apply?.({ options, webpack: bundler, rspack: bundler, hooks: anything });
  } catch {
    // it needs features of the real webpack
  }
  const added = readBundlerPlugins(options.plugins);
  const fallbacks = { ...added.fallbacks, ...options.resolve.fallback };
  const isEmpty = [added.globals, added.constants, fallbacks].every((values) => Object.keys(values).length === 0);
  return { ...added, fallbacks, isAll: added.isAll && !isEmpty };
}

/** Has every property, and can be called. */
const anything: object = new Proxy(() => anything, { get: () => anything });

function globalsOf(definitions: Readonly<Record<string, unknown>>): BundlingRules['globals'] {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]): [string, ProvidedGlobal][] => {
      const [module, exportName = 'default'] = [value].flat();
      return typeof module === 'string' && /^[A-Za-z_$][\w$]*$/.test(name)
        ? [[name, { module, exportName: String(exportName) }]]
        : [];
    }),
  );
}

/** The definitions that are JSON, as opposed to expressions. */
function constantsOf(definitions: Readonly<Record<string, unknown>>): BundlingRules['constants'] {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text !== undefined && /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(name) && isJson(text)
        ? [[name, text]]
        : [];
    }),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
