import { createContext, useSyncExternalStore } from 'react';

/** Whether React has taken the body of a page over in a browser; undefined outside of a body. */
export const BrowserContext = createContext<boolean | undefined>(undefined);

const never = () => () => {};

/** Whether React has taken the page over in a browser: false on the server, and while it is taken over. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
