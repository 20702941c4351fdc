import type { CallExpression } from 'acorn';
import type { Known } from './known-values.js';

/**
 * A sign in code that a page can change in the browser. Halves count only in combination. A `copiedElement` is no sign
 * by itself: it says that an element is created from another one.
 */
export interface Sign {
  readonly kind: 'alive' | Half | 'copiedElement';
  /** The text to search for in the source: `useState`. */
  readonly code: string;
  /** Ignored if this is the name of the theme's `<Head>` component. */
  readonly unlessHead?: string;
}

/** Half of a sign. */
export type Half = 'handlerName' | 'computedKey' | 'location' | 'addressEnd';

/**
 * Halves that together form a sign, of which the first is reported: a computed property name could set a handler, and
 * the page's location could be used to read a query or a fragment, which the server does not know.
 */
export const joinedHalves: readonly (readonly [Half, Half])[] = [
  ['handlerName', 'computedKey'],
  ['addressEnd', 'location'],
];

/** What a piece of code refers to and does. */
export interface CodeFacts {
  /** Names that it uses among those its file declares or imports: `name`, or `name.member`. */
  readonly uses: ReadonlySet<string>;
  readonly signs: readonly Sign[];
  /** Elements of components declared or imported by its file, if anything is known about their props. */
  readonly elements: readonly KnownElement[];
}

/** An element of a component, by its name in the file, with what is known about its props. */
export interface KnownElement {
  readonly name: string;
  readonly given: Known;
}

/** A call that creates an element, with what is known about its props. */
export interface ElementCall extends CallExpression {
  readonly given?: Known;
}
