import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken the page over in a browser: false on the server, and while it is taken over. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
