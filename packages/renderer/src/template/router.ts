import { createContext, useContext } from 'react';

/**
 * How the address came about: a new entry of the browser's history, another address for the current one, or an entry
 * that the reader went back or forward to. That of a loaded document is `POP`.
 */
export type AddressChange = 'PUSH' | 'REPLACE' | 'POP';

/** How an address enters the browser's history. */
export interface AddressOptions {
  /** Whether it takes the place of the current one. */
  readonly replace?: boolean;
  /** Data that the history keeps with the address, in `history.state.state`. It must be cloneable. */
  readonly state?: unknown;
}

/** Navigates between pages. In the browser it works once React has hydrated the page; on the server it does nothing. */
export interface Router {
  /**
   * Shows the page at an address of this site without reloading the document; other addresses are opened like a link.
   *
   * @param url Absolute, or relative to the current address; base URL included.
   */
  readonly navigate: (url: string, options?: AddressOptions) => void;
  /** Changes the address to one of the same page, with another query or fragment. Nothing is scrolled. */
  readonly changeAddress: (url: string, options?: AddressOptions) => void;
  /** How the current address came about. */
  readonly lastChange: () => AddressChange;
  /** Calls back when the address has changed, before another page is drawn. Returns a function that stops this. */
  readonly watch: (listener: (change: AddressChange) => void) => () => void;
  /**
   * Keeps the reader on the page as long as a function refuses what it is asked: other pages of this site, and other
   * queries and fragments of the page. Returns a function that stops this.
   */
  readonly block: (refuses: (target: URL, change: AddressChange) => boolean) => () => void;
  /** Fetches what a page needs before the reader opens it. Failures are only logged to the console. */
  readonly preload: (url: string) => void;
}

/** Provides components with the router. */
export const RouterContext = createContext<Router | undefined>(undefined);

/** Returns the router; throws outside a `RouterContext` provider. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === undefined)
    throw new Error('useRouter() was called outside a RouterContext provider: routing works only inside the site');
  return router;
}
