/** What code that was written for another bundler counts on, beside aliases. */
export interface BundlingRules {
  /**
   * What stands for modules that are found nowhere, by the names that they are imported by: a file, absolute, the name
   * of a package, or `false` for an empty module.
   */
  readonly fallbacks: Readonly<Record<string, string | false>>;
  /** Names that modules use without importing them: a module, absolute or by its name, and which of its exports. */
  readonly globals: Readonly<Record<string, ProvidedGlobal>>;
  /** Whether files of JavaScript may hold types. */
  readonly hasTypedScripts: boolean;
  /** Whether style sheets of the site's own may import others after their first rules. */
  readonly hasLateImports: boolean;
  /** Whether what modules import may be exported nowhere: it is `undefined` then. */
  readonly hasMissingExports: boolean;
  /** Whether components of pages get the values of contexts that the site provides around them; absent for no. */
  readonly sharesContexts?: boolean;
  /** JSON that stands for names such as `process.env.LEVEL`. */
  readonly constants: Readonly<Record<string, string>>;
}

/** An export of a module; `default` stands for all of a module of CommonJS. */
export interface ProvidedGlobal {
  readonly module: string;
  readonly exportName: string;
}
