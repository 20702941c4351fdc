import { withoutEnding } from '../browser/page-path.js';

declare const CONFIGURED_BASE_URL: string;
declare const WRONG_BASE_URL: string;
declare const WRONG_BASE_URL_HINT: string;

const style = 'padding:1em;background:#b3261e;color:#fff;font:1rem/1.5 sans-serif;text-align:center';

/**
 * Reports if styles or scripts do not load because the site is opened under another base URL than it was built for.
 * Part of the inlined head script, since no other script loads then. The build inserts the texts.
 */
export function reportWrongBaseUrl(): void {
  let isReported = false;
  const report = ({ target }: Event): void => {
    if (isReported || document.readyState === 'complete' || !/^(?:LINK|SCRIPT)$/.test((target as Element).tagName))
      return;
    const likely = findBaseUrl();
    if (likely === undefined ? location.pathname.startsWith(CONFIGURED_BASE_URL) : likely === CONFIGURED_BASE_URL)
      return;
    isReported = true;
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.style.cssText = style;
    banner.textContent =
      WRONG_BASE_URL + (likely === undefined ? '' : ` ${WRONG_BASE_URL_HINT.replace('{baseUrl}', () => likely)}`);
    document.head.after(banner);
  };
  addEventListener('error', report, true);
}

/**
 * The part of the address before the page's own route; `undefined` if the page does not know its route, or has none on
 * disk.
 */
function findBaseUrl(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address =
    document.documentElement.dataset.url ?? (canonical === null ? undefined : new URL(canonical.href).pathname);
  if (address === undefined || location.protocol === 'file:') return undefined;
  const route = withoutEnding(address).slice(CONFIGURED_BASE_URL.length - 1);
  const path = withoutEnding(location.pathname);
  return path.endsWith(route) ? `${path.slice(0, path.length - route.length)}/` : undefined;
}
