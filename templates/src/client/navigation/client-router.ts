import type { AddressChange, AddressOptions, Router } from '@docsite/renderer/template';
import { isInDocument, isSamePage, routeOf } from '../../browser/addresses.js';
import { setLeaving } from '../../browser/leaving.js';
import { addressEvent } from '../../browser/page-events.js';
import { type AddressGuards, createAddressGuards } from './address-guards.js';
import { type AddressHistory, createAddressHistory } from './address-history.js';
import { watchLinkClicks } from './link-clicks.js';
import { preloadLinks } from './link-preload.js';
import { createPreload } from './page-preload.js';
import { createVisits, type PageVisits, type RouterView } from './page-visits.js';
import { watchScrollPositions } from './scroll-positions.js';

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
  const visits = createVisits(view);
  const { address, visit } = visits;
  const addresses = createAddressHistory(watchScrollPositions());
  const guards = createAddressGuards();
  const preload = createPreload(view, address);

  const follow = (target: URL, options?: AddressOptions): boolean => {
    if (routeOf(target, current().site) === undefined) return false;
    // the browser itself scrolls to a fragment of the current page
    if (target.hash !== '' && isInDocument(target) && !('failure' in current())) return false;
    if (!guards.refuse(target, changeBy(options)))
      void visit(target, { hash: target.hash }, (url) => addresses.enter(url, options));
    return true;
  };

  if (!isInDocument(address())) history.replaceState(history.state, '', address());
  watchLinkClicks(follow);
  preloadLinks(preload);
  followHistory(visits, addresses, guards);

  return {
    navigate: (url, options) => {
      const target = new URL(url, location.href);
      if (!follow(target, options)) loadDocument(target, options);
    },
    changeAddress: (url, options) => {
      const target = new URL(url, location.href);
      if (guards.refuse(target, changeBy(options))) return;
      addresses.enter(target, options);
      dispatchEvent(new Event(addressEvent));
    },
    lastChange: addresses.lastChange,
    watch: addresses.watch,
    block: guards.block,
    preload,
  };
}

function loadDocument(url: URL, options?: AddressOptions): void {
  if (options?.replace) location.replace(url);
  else location.assign(url);
}

function changeBy(options?: AddressOptions): AddressChange {
  return options?.replace ? 'REPLACE' : 'PUSH';
}

/** Follows Back and Forward, which restore the scroll position. */
function followHistory(
  { address, visit, cancel }: PageVisits,
  addresses: AddressHistory,
  { refuse, turnBack }: AddressGuards,
): void {
  let isReturning = false;
  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href);
    const isElsewhere = !isSamePage(url, address());
    setLeaving(isElsewhere);
    if (isReturning) {
      isReturning = false;
      return;
    }
    const isKnown = addresses.isKnown(state);
    isReturning = refuse(url, isKnown ? 'POP' : 'PUSH');
    if (isReturning) return turnBack(isKnown);
    const scroll = addresses.turnTo(state);
    if (isElsewhere) {
      // what is fetched is drawn at once, which is too early for other listeners of the event
      setTimeout(() => {
        if (location.href === url.href) void visit(url, { hash: url.hash, scroll }, () => {});
      });
      return;
    }
    cancel();
    if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  });
}
