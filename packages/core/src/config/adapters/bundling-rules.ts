import type { WebpackLoader } from '../code/run-loaders.js';

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
  /**
   * Whether `>` and `}` are allowed in the text of elements, and assignments to constants if they do not run, as in
   * Babel; absent means no.
   */
  readonly hasLooseCode?: boolean;
  /** Whether the site's own style sheets may have imports after their first rules. */
  readonly hasLateImports: boolean;
  /** Whether modules may import names that are not exported; such an import is `undefined`. */
  readonly hasMissingExports: boolean;
  /** Whether components of pages receive the values of contexts that the site provides around them; absent means no. */
  readonly sharesContexts?: boolean;
  /** The ids of docsite's elements, by those with which the site's code looks for them; absent means no others. */
  readonly elementIds?: Readonly<Record<string, string>>;
  /** JSON that replaces names such as `process.env.LEVEL`. */
  readonly constants: Readonly<Record<string, string>>;
  /** The JSON of names that are others on the server, or that only it replaces; absent means none. */
  readonly serverConstants?: Readonly<Record<string, string>>;
  /** Files, besides the usual ones, that modules receive as addresses, data, text or code; absent means none. */
  readonly loadedFiles?: readonly LoadedFiles[];
  /** Folders in which modules are looked up by name after those of packages, absolute; absent means none. */
  readonly moduleFolders?: readonly string[];
  /** Which modules of a folder are meant where code computes their names; absent means all that have such names. */
  readonly folderChoices?: readonly FolderChoice[] | undefined;
  /** Modules that others stand in for; absent means none. */
  readonly replacements?: readonly ModuleReplacement[];
  /** Folders of packages whose code may compute the names of modules, absolute; absent means none. */
  readonly computingFolders?: readonly string[];
}

/** A replacement for modules; the first one for the name in an import counts. */
export interface ModuleReplacement {
  /** The name of an alias, or what matches the names in imports. */
  readonly names: string | PathPattern;
  /**
   * An absolute path, or what an import in the same file would name; `false` for an empty module. A function, for names
   * that match an expression, returns that for the name in an import.
   */
  readonly by: string | false | NameChoice;
  /** Where it applies, if not everywhere. */
  readonly on?: 'client' | 'server';
}

/**
 * Chooses the module that an import names.
 *
 * @param name The name in the import.
 * @param folder The folder of the module that contains the import, absolute.
 */
export type NameChoice = (name: string, folder: string) => string;

/** The modules of a folder that code may ask for, by their paths below it, which begin with `./`. */
export interface FolderChoice {
  /** Matches the absolute path of the folder. */
  readonly folders: PathPattern;
  readonly modules: PathPattern;
}

/** A regular expression for absolute paths. */
export interface PathPattern {
  readonly pattern: string;
  readonly flags: string;
}

/** Files whose absolute paths match a regular expression. */
export interface FileCondition extends PathPattern {
  /** Lists of other expressions: a path must match one of each; absent for any path. */
  readonly include?: readonly (readonly PathPattern[])[];
  /** Expressions of which a path must match none. */
  readonly exclude?: readonly PathPattern[];
  /** Conditions of which none may be met. */
  readonly except?: readonly FileCondition[];
  /** An expression for the query of an import, such as `?raw`; absent for any query. */
  readonly query?: PathPattern;
}

/** Files that meet a condition, and what importing modules receive. */
export interface LoadedFiles extends FileCondition {
  /** `data` is the file in an address that begins with `data:`. */
  readonly as: 'address' | 'data' | 'text' | 'code' | 'worker';
  /** The webpack loaders that make the code or text. As there, the last one gets the file. */
  readonly loaders?: readonly WebpackLoader[];
  /** Whether the loaders run before or after those of other rules for the same file. */
  readonly order?: 'first' | 'last';
}

/** An export of a module; `default` is the whole of a CommonJS module. */
export interface ProvidedGlobal {
  readonly module: string;
  readonly exportName: string;
}
