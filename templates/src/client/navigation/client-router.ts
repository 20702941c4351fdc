import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { canonicalAddress, isInDocument, isSamePage, routeOf } from '../../browser/addresses.js';
import { type LoadedPage, loadPage, loadPageData, MissingPage, OtherBuild } from '../../browser/page-loader.js';
import { type Arrival, arrive } from './arrive.js';
import { watchLinkClicks } from './link-clicks.js';
import { maySpendBytes, preloadLinks } from './link-preload.js';
import { hasOwnHead, loadHead, updateHead } from './load-head.js';
import { watchScrollPositions } from './scroll-positions.js';
import { createTurns } from './turns.js';

/** What the router shows: a page, or why it could not be fetched. */
export type Shown = LoadedPage | { readonly page: PageData; readonly site: SiteData; readonly failure: unknown };

/** Shows the pages that a router navigates to. */
export interface RouterView {
  readonly current: () => Shown;
  /** Replaces the page, and calls back when the new one is in the document. */
  readonly show: (shown: Shown, arrive: () => void) => Promise<void>;
}

/**
 * Follows links, Back and Forward without loading documents:
 *
 * 1. fetch what the page needs, while the previous one stays;
 * 2. add the address to the history, and put the page into the document;
 * 3. scroll and focus as a page load would.
 *
 * If the server has no such page, or one of another build, the document is loaded after all.
 */
export function createRouter({ current, show }: RouterView): Router {
  const start = current();
  let address = canonicalAddress(start.page, new URL(location.href));
  const turns = createTurns();
  const scrolls = watchScrollPositions();

  const go = async (target: URL, arrival: Arrival, enter: (url: URL) => void): Promise<void> => {
    const turn = turns.begin();
    const shown = await fetchShown(target, current());
    if (turn.isOver) return;
    turns.end();
    if (shown === undefined) return leaveFor(target);
    address = 'failure' in shown ? target : canonicalAddress(shown.page, target);
    enter(address);
    await show(shown, () => {
      if (!('failure' in shown)) updateHead(shown.page, shown.site);
      arrive(arrival, document.title);
    });
  };

  const push = (target: URL) =>
    go(target, { hash: target.hash }, (url) => {
      if (url.href === location.href) return;
      history.pushState(null, '', url);
      scrolls.begin();
    });

  const follow = (target: URL): boolean => {
    if (routeOf(target, start.site) === undefined) return false;
    // the browser itself scrolls to a fragment of the current page
    if (target.hash !== '' && isInDocument(target) && !('failure' in current())) return false;
    void push(target);
    return true;
  };

  const preload = (url: string, priority: RequestPriority = 'auto'): Promise<void> => {
    const target = new URL(url, location.href);
    const isWanted = maySpendBytes() && routeOf(target, start.site) !== undefined && !isSamePage(target, address);
    return isWanted ? loadAhead(target, priority, current().site) : Promise.resolve();
  };

  if (!isInDocument(address)) history.replaceState(history.state, '', address);
  watchLinkClicks(follow);
  preloadLinks(preload);
  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href);
    const scroll = scrolls.turnTo(state);
    if (!isSamePage(url, address)) return void go(url, { hash: url.hash, scroll }, () => {});
    turns.end();
    if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  });

  return {
    navigate: (url) => {
      const target = new URL(url, location.href);
      if (!follow(target)) location.assign(target);
    },
    preload: (url) => void preload(url),
  };
}

/**
 * What to show at an address; `undefined` if its document must be loaded. If fetching fails, the previous page is kept
 * with the failure.
 */
async function fetchShown(url: URL, { page, site }: Shown): Promise<Shown | undefined> {
  try {
    const loaded = await loadPage(url.href, site);
    if (hasOwnHead(page) || hasOwnHead(loaded.page)) await prepareHead(loaded.page);
    return loaded;
  } catch (failure) {
    return failure instanceof MissingPage || failure instanceof OtherBuild ? undefined : { page, site, failure };
  }
}

/** Loads what the head of a page needs before the page is shown, which happens even if that fails. */
async function prepareHead(page: PageData): Promise<void> {
  await loadHead().then(
    ({ loadStyles }) => loadStyles(page),
    () => {},
  );
}

/** Prefetches a page and the code that changes the head for it; at low priority only its data. */
async function loadAhead(url: URL, priority: RequestPriority, site: SiteData): Promise<void> {
  if (priority !== 'low') loadHead().catch(() => {});
  try {
    await (priority === 'low' ? loadPageData(url.href, priority) : loadPage(url.href, site));
  } catch (error) {
    console.warn(`docsite: ${url.pathname} could not be preloaded:`, error);
  }
}

/** Loads a document in place of this one, so that Back returns here: the history already has this address. */
function leaveFor(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
