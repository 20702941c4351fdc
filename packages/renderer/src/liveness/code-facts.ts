import type { CallExpression } from 'acorn';
import type { Known } from './known-values.js';

/**
 * A sign in code that a page can change in the browser. Halves count only together. A `copiedElement` is none: an
 * element is made of another one.
 */
export interface Sign {
  readonly kind: 'alive' | Half | 'copiedElement';
  /** What to look for in the source: `useState`. */
  readonly code: string;
  /** Does not count where this is the name of the theme's component for the head. */
  readonly unlessHead?: string;
}

/** Half of a sign. */
export type Half = 'handlerName' | 'computedKey' | 'location' | 'addressEnd';

/**
 * Halves that are a sign together, the first of which is named: a handler could be given by a name that is put
 * together, and a query or a fragment could be read of the location of the page, which the server knows without them.
 */
export const joinedHalves: readonly (readonly [Half, Half])[] = [
  ['handlerName', 'computedKey'],
  ['addressEnd', 'location'],
];

/** What a piece of code names and does. */
export interface CodeFacts {
  /** What it uses of what its file declares or imports: `name`, or `name.member`. */
  readonly uses: ReadonlySet<string>;
  readonly signs: readonly Sign[];
  /** Elements of components that its file declares or imports, where something is known of their properties. */
  readonly elements: readonly KnownElement[];
}

/** An element of a component, by its name in the file, with what is known of its properties. */
export interface KnownElement {
  readonly name: string;
  readonly given: Known;
}

/** A call that makes an element, with what is known of its properties. */
export interface ElementCall extends CallExpression {
  readonly given?: Known;
}
