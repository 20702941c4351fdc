import { existsSync } from 'node:fs';
import { type RedirectAnswer, redirectOf } from '../../output/host-files/host-redirects.js';
import type { SiteFiles } from './manifest.js';
import { type Resolved, resolveAddress } from './resolve-address.js';

/** What a built site has at an address. */
export type Found = Exclude<Resolved, { readonly kind: 'redirect' }> | ({ readonly kind: 'redirect' } & RedirectAnswer);

/** Determines how a static host would respond to an address, including its query. */
export function lookUp(manifest: SiteFiles, url: string): Found {
  const [address, query] = splitQuery(url);
  const resolved = withoutLost(manifest, resolveAddress(manifest, address));
  if (resolved.kind === 'malformed') return resolved;
  const path = decodedPath(url);
  const moved = redirectOf(manifest.redirects, { path, query, isThere: resolved.kind !== 'missing' });
  if (moved !== undefined) return { kind: 'redirect', ...moved };
  return resolved.kind === 'redirect' ? { kind: 'redirect', status: 302, location: resolved.to + query } : resolved;
}

/** The file that is shown for an address; undefined if there is none. */
export function shownFile(found: Found): string | undefined {
  if (found.kind === 'file') return found.path;
  return found.kind === 'missing' ? found.page : undefined;
}

/** The decoded path of a well-formed address. */
export function decodedPath(url: string): string {
  return decodeURIComponent(splitQuery(url)[0]).normalize();
}

function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** Treats a file removed since the site was listed as missing. */
function withoutLost({ files }: SiteFiles, resolved: Resolved): Resolved {
  const place = resolved.kind === 'file' ? files.get(resolved.path) : undefined;
  return place === undefined || existsSync(place) ? resolved : { kind: 'missing' };
}
