import { usePage } from '@docsite/renderer/template';
import { createContext, useContext } from 'react';

/** The current address on a page that answers for several; undefined if it is the page's own. */
export const AnsweredPathContext = createContext<string | undefined>(undefined);

/** The path of the page, which does not change while the page is shown. */
export function usePathname(): string {
  const { url } = usePage();
  return useContext(AnsweredPathContext) ?? url;
}
