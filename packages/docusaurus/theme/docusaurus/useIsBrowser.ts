import { BrowserContext, useTakenOver } from '@docusaurus/inner/client/browser-context';
import { useContext } from 'react';

/**
 * Whether the page is hydrated: false on the server and during hydration. In the body of a page, the hook only reads a
 * context, as in Docusaurus, because components call further hooks if it is true: React accepts that if the component
 * has no state yet.
 */
export default function useIsBrowser(): boolean {
  const isBrowser = useContext(BrowserContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: whether there is a context never changes
  return isBrowser ?? useTakenOver();
}
