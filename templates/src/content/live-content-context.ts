import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { createContext } from 'react';

/** What the component of a live page is given. */
export interface LiveContent {
  /** URL of the page's module. */
  readonly chunk: string;
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
  /** Told what the component throws. */
  readonly onError: (error: unknown) => void;
}

/** Brings the HTML in `region` to life; gives what ends it. */
export type MountLiveContent = (region: HTMLElement, content: LiveContent) => () => void;

/** Brings live pages to life: in the browser alone, where React has taken over. */
export const LiveContentContext = createContext<MountLiveContent | undefined>(undefined);
