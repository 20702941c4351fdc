import type { ModulePageData } from '@docsite/core/page-data';
import { createContext, useContext } from 'react';

/**
 * Receives the links, and what else components report of the surroundings of a page, while a page is rendered on the
 * server.
 */
export interface LinkSink {
  /** Receives the address of a link. */
  readonly link: (href: string) => void;
  /** Receives an id that links may target although the page's HTML does not contain it. */
  readonly id: (id: string) => void;
  /** Receives the name of a sidebar of the same docs that is shown instead of that of the page. */
  readonly sidebar: (name: string) => void;
  /** Receives how much of the frame a layout within a React page asks for. */
  readonly frame: (frame: NonNullable<ModulePageData['frame']>) => void;
}

/** Without a sink, as in the browser, nothing is recorded. */
export const LinkContext = createContext<LinkSink | undefined>(undefined);

/** Registers the address of a link to be checked on sites where only link components are checked. */
export function useCheckedLink(href: string | undefined): void {
  const sink = useContext(LinkContext);
  if (href !== undefined) sink?.link(href);
}
