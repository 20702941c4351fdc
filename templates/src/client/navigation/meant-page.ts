import '@theme/content/shared';
import { isNotFound } from '@docsite/renderer/template';
import { canonicalAddress } from '../../browser/addresses.js';
import { loadPageData } from '../../browser/page-loader.js';

/**
 * The address of the intended page if the host has nothing at an address that ends like a file or a folder:
 * `/docs/index.html` on a host that has `docs.html`.
 */
export async function meantAddress(): Promise<URL | undefined> {
  const asked = new URL(location.href);
  if (!/(?:\.html|\/)$/.test(asked.pathname)) return undefined;
  const meant = await loadPageData(asked.href).catch(() => undefined);
  if (meant === undefined || isNotFound(meant)) return undefined;
  const address = canonicalAddress(meant, asked);
  return address.pathname === asked.pathname ? undefined : address;
}
