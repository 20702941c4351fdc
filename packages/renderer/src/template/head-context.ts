import { createContext } from 'react';
import type { HeadTag } from './page-data.js';

/** What a `<Head>` holds. */
export interface HeadContents {
  readonly tags: readonly HeadTag[];
  /** What it cannot hold, such as `<div>`. */
  readonly foreign: readonly string[];
}

/** Where `<Head>` gives what it holds: the server collects it, the browser shows it. */
export interface HeadSink {
  /** Takes the elements while a page is drawn on the server. */
  readonly collect?: (contents: HeadContents) => void;
  /** Shows the elements in the head of the document until the function that it returns is called. */
  readonly show?: (contents: HeadContents) => () => void;
}

/** Gives `<Head>` the head of the document; without it, nothing is added. */
export const HeadContext = createContext<HeadSink>({});
