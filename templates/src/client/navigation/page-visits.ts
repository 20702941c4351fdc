import type { PageData, SiteData } from '@docsite/renderer/template';
import { canonicalAddress } from '../../browser/addresses.js';
import { addressEvent } from '../../browser/page-events.js';
import { type LoadedPage, loadPage, MissingPage, OtherBuild } from '../../browser/page-loader.js';
import type { Arrival } from './arrive.js';
import { loadTurn, type PageTurn } from './load-turn.js';
import { createTurns } from './turns.js';

/** What the router shows: a page, or why it could not be fetched. */
export type Shown = LoadedPage | { readonly page: PageData; readonly site: SiteData; readonly failure: unknown };

/** Shows the pages that a router navigates to. */
export interface RouterView {
  readonly current: () => Shown;
  /** Replaces the page, and calls back when the new one is in the document. */
  readonly show: (shown: Shown, turn: PageTurn, arrive: () => void) => Promise<void>;
  /** Shows something else at once, without anything that comes with a new page. */
  readonly revise: (shown: Shown) => void;
}

/** Shows the pages at addresses, one at a time. */
export interface PageVisits {
  /** The address of the page that is shown. */
  readonly address: () => URL;
  /**
   * Shows what is at an address; a later visit cancels it.
   *
   * @param enter Called when the page has been fetched, with the address under which it is shown.
   */
  readonly visit: (target: URL, arrival: Arrival, enter: (url: URL) => void) => Promise<void>;
  /** Cancels the visit that has not ended. */
  readonly cancel: () => void;
}

/** Begins at the page that the document was loaded with. */
export function createVisits({ current, show, revise }: RouterView): PageVisits {
  let address = canonicalAddress(current().page, new URL(location.href));
  const turns = createTurns();
  return {
    address: () => address,
    visit: async (target, arrival, enter) => {
      const turn = turns.begin();
      const [shown, code] = await Promise.all([fetchShown(target, current()), loadTurn().catch(() => undefined)]);
      if (turn.isOver) return;
      turns.end();
      if (shown === undefined || (code === undefined && !('failure' in shown))) return leaveFor(target);
      const left = address;
      address = 'failure' in shown ? target : canonicalAddress(shown.page, target);
      enter(address);
      // without a connection, the failure is shown all the same
      if (code === undefined) return revise(shown);
      await show(shown, code, () => {
        // a page that stays does not learn its new query otherwise
        if (address.pathname === left.pathname) dispatchEvent(new Event(addressEvent));
        if (!('failure' in shown)) code.updateHead(shown.page, shown.site);
        code.arrive(arrival, document.title);
      });
    },
    cancel: turns.end,
  };
}

/**
 * What to show at an address; `undefined` if its document must be loaded. If fetching fails, the previous page is kept
 * with the failure.
 */
async function fetchShown(url: URL, { page, site }: Shown): Promise<Shown | undefined> {
  try {
    const loaded = await loadPage(url.href, site);
    // the page is shown even if its styles cannot be loaded
    await loadTurn().then(
      ({ loadStyles }) => loadStyles(loaded.page),
      () => {},
    );
    return loaded;
  } catch (failure) {
    return failure instanceof MissingPage || failure instanceof OtherBuild ? undefined : { page, site, failure };
  }
}

/** Loads a document in place of this one, so that Back returns here: the history already has this address. */
function leaveFor(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
