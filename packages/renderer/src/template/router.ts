import { createContext, useContext } from 'react';

/**
 * Moves the reader from page to page. In the browser it works once React has hydrated the page; on the server it does
 * nothing.
 */
export interface Router {
  /**
   * Shows the page at an address of this site without loading the document anew; other addresses are opened as a link
   * would.
   *
   * @param url Absolute, or relative to the current address; base URL included.
   */
  readonly navigate: (url: string) => void;
  /** Fetches what a page needs before the reader asks for it. Failures are only logged to the console. */
  readonly preload: (url: string) => void;
}

/** Gives components the router. */
export const RouterContext = createContext<Router | undefined>(undefined);

/** The router; throws where no `RouterContext` provider is above. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === undefined)
    throw new Error('useRouter() was called outside a RouterContext provider: routing works only inside the site');
  return router;
}
