import type { Router, SiteData } from '@docsite/renderer/template';
import { isInDocument, isSamePage, routeOf } from '../../browser/addresses.js';
import { loadPage, loadPageData } from '../../browser/page-loader.js';
import { watchLinkClicks } from './link-clicks.js';
import { maySpendBytes, preloadLinks } from './link-preload.js';
import { loadHead } from './load-head.js';
import { createVisits, type PageVisits, type RouterView } from './page-visits.js';
import { type ScrollPositions, watchScrollPositions } from './scroll-positions.js';

/**
 * Follows links, Back and Forward without loading documents:
 *
 * 1. fetch what the page needs, while the previous one stays;
 * 2. add the address to the history, and put the page into the document;
 * 3. scroll and focus as a page load would.
 *
 * If the server has no such page, or one of another build, the document is loaded after all.
 */
export function createRouter(view: RouterView): Router {
  const { current } = view;
  const { site } = current();
  const visits = createVisits(view);
  const { address, visit } = visits;
  const scrolls = watchScrollPositions();

  const push = (target: URL) =>
    visit(target, { hash: target.hash }, (url) => {
      if (url.href === location.href) return;
      history.pushState(null, '', url);
      scrolls.begin();
    });

  const follow = (target: URL): boolean => {
    if (routeOf(target, site) === undefined) return false;
    // the browser itself scrolls to a fragment of the current page
    if (target.hash !== '' && isInDocument(target) && !('failure' in current())) return false;
    void push(target);
    return true;
  };

  const preload = (url: string, priority: RequestPriority = 'auto'): Promise<void> => {
    const target = new URL(url, location.href);
    const isWanted = maySpendBytes() && routeOf(target, site) !== undefined && !isSamePage(target, address());
    return isWanted ? loadAhead(target, priority, current().site) : Promise.resolve();
  };

  if (!isInDocument(address())) history.replaceState(history.state, '', address());
  watchLinkClicks(follow);
  preloadLinks(preload);
  followHistory(visits, scrolls);

  return {
    navigate: (url) => {
      const target = new URL(url, location.href);
      if (!follow(target)) location.assign(target);
    },
    preload: (url) => void preload(url),
  };
}

/** Follows Back and Forward, which restore the scroll position. */
function followHistory({ address, visit, cancel }: PageVisits, scrolls: ScrollPositions): void {
  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href);
    const scroll = scrolls.turnTo(state);
    if (!isSamePage(url, address())) return void visit(url, { hash: url.hash, scroll }, () => {});
    cancel();
    if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  });
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
