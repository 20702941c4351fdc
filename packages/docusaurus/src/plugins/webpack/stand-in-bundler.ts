/** A webpack plugin without an equivalent in docsite, recorded as a constructor call. */
export class RecordedPlugin {
  constructor(
    readonly name: string,
    readonly definitions: unknown,
    /** The arguments after the first. */
    readonly others: readonly unknown[],
  ) {}

  /** Adds the plugin to webpack's options, for plugins that apply others. */
  apply({ options }: { readonly options: { readonly plugins: unknown[] } }): void {
    options.plugins.push(this);
  }
}

/** A bundler object whose every plugin records constructor calls. */
export const bundler: object = new Proxy(
  { version: '5.0.0' },
  {
    get: (known, name) =>
      Reflect.get(known, name) ??
      function record(this: unknown, definitions?: unknown, ...others: readonly unknown[]) {
        return new RecordedPlugin(String(name), definitions, others);
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
