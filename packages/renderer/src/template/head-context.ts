import { createContext } from 'react';
import type { HeadContents } from './read-head.js';

/** Where `<Head>` gives what it holds: the server collects it, the browser shows it. */
export interface HeadSink {
  /** Takes the elements while a page is drawn on the server. */
  readonly collect?: (contents: HeadContents) => void;
  /** Shows the elements in the head of the document until the function that it returns is called. */
  readonly show?: (contents: HeadContents) => () => void;
}

/** Gives `<Head>` the head of the document; without it, nothing is added. */
export const HeadContext = createContext<HeadSink>({});
