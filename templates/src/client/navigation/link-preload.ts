import { pageShownEvent } from '../../browser/page-events.js';
import { linkAt } from './link-clicks.js';
import type { Preload } from './page-preload.js';

/** The number of simultaneous prefetches. */
const mostAtOnce = 2;

/** Preloads the page of a link under the pointer, a finger or the focus, and later those of all visible links. */
export function preloadLinks(preload: Preload): void {
  preloadOnIntent(preload);
  preloadInSight(preload);
}

function preloadOnIntent(preload: Preload): void {
  const load = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link !== null && isPageLink(link)) preload(link.href);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(sign, load, { passive: true });
}

function preloadInSight(preload: Preload): void {
  const ask = createQueue((url) => preload(url, 'low'));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      ask((target as HTMLAnchorElement).href);
    }
  });
  // search results change too often
  const links = 'a[href]:not(dialog *)';
  const observe = (region: Element) => {
    const found = [
      ...(region.matches(links) ? [region] : []),
      ...region.querySelectorAll(links),
    ] as HTMLAnchorElement[];
    for (const link of found) if (isPageLink(link)) observer.observe(link);
  };
  observe(document.body);
  document.addEventListener(pageShownEvent, () => {
    observer.disconnect();
    observe(document.body);
  });
  // such as the entries of a category that the reader expands
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) observe(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Loads addresses once the browser is idle, a few at a time. */
function createQueue(load: (url: string) => Promise<void>): (url: string) => void {
  const waiting = new Set<string>();
  let running = 0;
  const work = async () => {
    if (running >= mostAtOnce) return;
    running++;
    for (const url of waiting) {
      waiting.delete(url);
      await load(url);
    }
    running--;
  };
  return (url) => {
    waiting.add(url);
    whenIdle(work);
  };
}

/** Endings of files that sites offer. Pages may have others, such as `/api/node.js`. */
const fileEnding = /\.(?:svg|png|jpe?g|gif|webp|pdf|zip|xml|json|txt)$/;

/** The build marks links to files that are not pages, but does not know those that components draw only later. */
function isPageLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.dataset.file === undefined &&
    !link.hasAttribute('download') &&
    !link.target &&
    !fileEnding.test(link.pathname)
  );
}

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback, 100);
}
