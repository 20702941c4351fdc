import { usePage } from '@docsite/renderer/template';
import { createContext, useContext } from 'react';

/** The address of a page that answers for many; undefined for the page's own. */
export const AnsweredPathContext = createContext<string | undefined>(undefined);

/** The path of the page, which stays the same as long as it is shown. */
export function usePathname(): string {
  const { url } = usePage();
  return useContext(AnsweredPathContext) ?? url;
}
