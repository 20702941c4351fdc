import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { createContext } from 'react';

/** What the component of a live page is given. */
export interface LiveContent {
  /** URL of the page's module. */
  readonly chunk: string;
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
  /** Called with what the component throws. */
  readonly onError: (error: unknown) => void;
}

/** Hydrates the HTML in `region`; returns a function that unmounts it. */
export type MountLiveContent = (region: HTMLElement, content: LiveContent) => () => void;

/** Hydrates live pages; present in the browser alone, once React has hydrated the shell. */
export const LiveContentContext = createContext<MountLiveContent | undefined>(undefined);
