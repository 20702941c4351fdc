import { createContext, useContext } from 'react';

/** Takes what components say of links while a page is drawn on the server. */
export interface LinkSink {
  /** Takes the address of a link. */
  readonly link: (href: string) => void;
  /** Takes an id that links may lead to, though the HTML of the page lacks it. */
  readonly id: (id: string) => void;
}

/** Without a sink, as in the browser, nothing is noted. */
export const LinkContext = createContext<LinkSink | undefined>(undefined);

/** Has the address of a link checked where a site has only those of its link components checked. */
export function useCheckedLink(href: string | undefined): void {
  const sink = useContext(LinkContext);
  if (href !== undefined) sink?.link(href);
}
