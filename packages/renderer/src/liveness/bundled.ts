import type { Half } from './code-facts.js';
import type { CodeFile } from './read-code.js';

/** Something in a page's module that can change in the browser. */
export interface Alive {
  /** The module that contains it, by esbuild's name. */
  readonly module: string;
  /** The text to search for in its source. */
  readonly code: string;
}

/** Code that counts as live without analysing it. */
export interface KnownAlive {
  readonly code: string;
  /** Whether to report the place where it is used. */
  readonly isNamedByUse?: boolean;
  /** Set if it is only half a sign. */
  readonly half?: Half;
}

/** The files of a bundle, and what is known about their modules. */
export interface Bundled {
  /** Reads a file by the name that others import; undefined for files outside the bundle. */
  readonly file: (name: string) => CodeFile | undefined;
  readonly isReact: (from: string) => boolean;
  /**
   * What is known about a declaration without reading its code: `inert`, or what makes it live.
   *
   * @param name Absent for code that runs when the module is loaded.
   */
  readonly known: (module: string, name?: string) => 'inert' | KnownAlive | undefined;
  /** Whether components around the page may provide other values for a module's contexts in the browser. */
  readonly sharesContexts?: (module: string) => boolean;
  /** Whether a module is the theme's component that adds to the head. */
  readonly isHead: (module: string) => boolean;
}
