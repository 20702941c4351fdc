import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { type Context, createContext } from 'react';

/** A context, and its value around a body. */
export type SharedContext = readonly [context: Context<unknown>, value: unknown];

/** The props of the component of a live page. */
export interface LiveContent {
  /** URL of the page's module. */
  readonly chunk: string;
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
  /** Contexts provided by components around the body, if these are shared. */
  readonly contexts?: readonly SharedContext[] | undefined;
  /** Called with the errors that the component throws. */
  readonly onError: (error: unknown) => void;
}

/** The body of a live page in its region. */
export interface LiveBody {
  /** Hydrates the region on the first call, and replaces its content on later ones. */
  readonly show: (content: LiveContent) => void;
  readonly unmount: () => void;
}

/** Takes control of the region of a live page. */
export type MountLiveContent = (region: HTMLElement) => LiveBody;

/** Hydrates live pages. Present only in the browser, once React has hydrated the shell. */
export const LiveContentContext = createContext<MountLiveContent | undefined>(undefined);
