import { createContext } from 'react';
import type { HeadTag } from './page-data.js';

/** The contents of a `<Head>`. */
export interface HeadContents {
  readonly tags: readonly HeadTag[];
  /** Elements it cannot contain, such as `<div>`. */
  readonly foreign: readonly string[];
}

/** Receives the contents of `<Head>`: the server collects them, the browser shows them. */
export interface HeadSink {
  /** Receives the elements while a page is rendered on the server. */
  readonly collect?: (contents: HeadContents) => void;
  /** Shows the elements in the head of the document until the function that it returns is called. */
  readonly show?: (contents: HeadContents) => () => void;
}

/** Connects `<Head>` to the document's head; without it, nothing is added. */
export const HeadContext = createContext<HeadSink>({});
