/** What code written for another bundler relies on, besides aliases. */
export interface BundlingRules {
  /**
   * Replacements for modules that cannot be resolved, by import specifier: an absolute file, a package name, or `false`
   * for an empty module.
   */
  readonly fallbacks: Readonly<Record<string, string | false>>;
  /**
   * Names that modules use without importing them, each with the module (absolute or by name) and the export that
   * provides it.
   */
  readonly globals: Readonly<Record<string, ProvidedGlobal>>;
  /** Whether JavaScript files may contain types. */
  readonly hasTypedScripts: boolean;
  /** Whether `>` and `}` are allowed in the text of elements, as in Babel; absent means no. */
  readonly hasLooseJsx?: boolean;
  /** Whether the site's own style sheets may have imports after their first rules. */
  readonly hasLateImports: boolean;
  /** Whether modules may import names that are not exported; such an import is `undefined`. */
  readonly hasMissingExports: boolean;
  /** Whether components of pages receive the values of contexts that the site provides around them; absent means no. */
  readonly sharesContexts?: boolean;
  /** JSON that replaces names such as `process.env.LEVEL`. */
  readonly constants: Readonly<Record<string, string>>;
  /** Files that importing modules receive as addresses or as text, besides the usual ones; absent means none. */
  readonly loadedFiles?: readonly LoadedFiles[];
}

/** Files whose absolute paths match a regular expression, and what importing modules receive. */
export interface LoadedFiles {
  readonly pattern: string;
  readonly flags: string;
  readonly as: 'address' | 'text';
}

/** An export of a module; `default` is the whole of a CommonJS module. */
export interface ProvidedGlobal {
  readonly module: string;
  readonly exportName: string;
}
