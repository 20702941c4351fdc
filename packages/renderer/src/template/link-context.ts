import { createContext, useContext } from 'react';

/** Takes the address of a link while a page is drawn on the server. */
export type LinkSink = (href: string) => void;

/** Gives links what takes their addresses; without it, as in the browser, nothing is noted. */
export const LinkContext = createContext<LinkSink | undefined>(undefined);

/** Has the address of a link checked where a site has only those of its link components checked. */
export function useCheckedLink(href: string | undefined): void {
  const note = useContext(LinkContext);
  if (href !== undefined) note?.(href);
}
