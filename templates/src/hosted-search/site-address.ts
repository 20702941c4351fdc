/**
 * The address of a hit on this site, wherever the site is served; absolute for other sites; `undefined` if it cannot be
 * that of a page.
 */
export function siteAddress(url: string, siteUrl: string): string | undefined {
  const address = parse(url, siteUrl);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  return address.origin === siteUrl ? address.pathname + address.search + address.hash : address.href;
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
