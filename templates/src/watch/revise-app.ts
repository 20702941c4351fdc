import type { SiteData } from '@docsite/renderer/template';
import { pageShownEvent } from '../browser/page-events.js';
import type { LoadedPage } from '../browser/page-loader.js';
import type { WatchedApp } from '../client/navigation/watched-app.js';
import { keepState } from './keep-state.js';
import { patchHtml } from './patch-html.js';

let app: WatchedApp | undefined;

/** Waits for the app, which provides its functions once it is loaded. */
export function awaitApp(): void {
  globalThis.docsiteKeepState = keepState as typeof globalThis.docsiteKeepState;
  globalThis.docsiteWatch = (loaded) => {
    app = loaded;
  };
}

/** Makes the app fetch the pages that it shows from now on, because the site has changed. */
export function forgetPages(): void {
  app?.forgetPages();
}

/** The data of the site that the app shows. */
export function shownSite(): SiteData | undefined {
  return app?.current().site;
}

/**
 * Whether React renders the body of a page as a whole in only one of two states, between which the app cannot switch.
 */
export function needsDocument({ page }: Pick<LoadedPage, 'page'>): boolean {
  return app !== undefined && isWhole(app.current().page) !== isWhole(page);
}

/** Makes the app show the new state of a page. */
export function reviseApp(shown: LoadedPage): void {
  if (app === undefined) return;
  const [body, from] = [document.querySelector('[data-body]'), htmlOf(app.current())];
  app.forgetPages();
  app.setSite(shown.site);
  app.revise(shown);
  const to = htmlOf(shown);
  // a newly rendered body has the new HTML
  if (body?.isConnected && from !== undefined && to !== undefined) patchHtml(body, from, to);
  app.updateHead(shown.page, shown.site);
  document.dispatchEvent(new Event(pageShownEvent));
}

/** The HTML of a body that React does not control, except for its islands. */
function htmlOf({ page }: Pick<LoadedPage, 'page'>): string | undefined {
  return 'content' in page && !isWhole(page) ? page.content.html : undefined;
}

function isWhole(page: LoadedPage['page']): boolean {
  return 'content' in page && page.content.isWhole === true;
}
