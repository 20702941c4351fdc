import { createContext, useContext } from 'react';

/** Navigates between pages. In the browser it works once React has hydrated the page; on the server it does nothing. */
export interface Router {
  /**
   * Shows the page at an address of this site without reloading the document; other addresses are opened like a link.
   *
   * @param url Absolute, or relative to the current address; base URL included.
   */
  readonly navigate: (url: string) => void;
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
