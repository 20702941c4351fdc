import type { PageData, SiteData } from '@docsite/renderer/template';
import type { PageView } from './page-view.js';

/** What the app passes to the script that `docsite serve --watch` adds to pages, which shows later states of a page. */
export interface WatchedApp extends Pick<PageView, 'current' | 'revise'> {
  readonly forgetPages: () => void;
  readonly setSite: (site: SiteData) => void;
  readonly updateHead: (page: PageData, site: SiteData) => void;
}

declare global {
  /** Present if the site is served while it is edited. */
  var docsiteWatch: ((app: WatchedApp) => void) | undefined;
  /** Returns the component to render the body of a live page with, so that its state outlives edits of the page. */
  var docsiteKeepState: (<Body>(content: Body, region: object) => Body) | undefined;
}
