import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { type Context, createContext } from 'react';

/** A context, and its value around a body. */
export type SharedContext = readonly [context: Context<unknown>, value: unknown];

/** What the component of a live page is given. */
export interface LiveContent {
  /** URL of the page's module. */
  readonly chunk: string;
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
  /** Contexts that components around the body provide, where these are shared. */
  readonly contexts?: readonly SharedContext[] | undefined;
  /** Called with what the component throws. */
  readonly onError: (error: unknown) => void;
}

/** The body of a live page in its region. */
export interface LiveBody {
  /** Hydrates the region; from the second call on, draws what is given in the place of what was. */
  readonly show: (content: LiveContent) => void;
  readonly unmount: () => void;
}

/** Takes over the region of a live page. */
export type MountLiveContent = (region: HTMLElement) => LiveBody;

/** Hydrates live pages; present in the browser alone, once React has hydrated the shell. */
export const LiveContentContext = createContext<MountLiveContent | undefined>(undefined);
