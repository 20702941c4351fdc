import { isSamePage, routeOf } from '../../browser/addresses.js';
import { loadPage, loadPageData } from '../../browser/page-loader.js';
import { loadTurn } from './load-turn.js';
import type { RouterView } from './page-visits.js';

/** Prefetches a page; at low priority only its data. Settles when that is done, whether it succeeded or not. */
export type Preload = (url: string, priority?: 'low') => Promise<void>;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Prefetches pages of the site, and the code for going there.
 *
 * @param address Returns the address of the page that is shown, which needs no prefetching.
 */
export function createPreload({ current }: RouterView, address: () => URL): Preload {
  return async (url, priority) => {
    const target = new URL(url, location.href);
    const { site } = current();
    if (!maySpendBytes() || routeOf(target, site) === undefined || isSamePage(target, address())) return;
    if (priority !== 'low') loadTurn().catch(() => {});
    try {
      await (priority === 'low' ? loadPageData(target.href, priority) : loadPage(target.href, site));
    } catch (error) {
      console.warn(`docsite: ${target.pathname} could not be preloaded:`, error);
    }
  };
}

/**
 * Whether pages that may never be opened can be fetched: if the connection allows it, and if the site is not being
 * edited, because pages are then rendered on request.
 */
function maySpendBytes(): boolean {
  if (globalThis.docsiteWatch !== undefined) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}
