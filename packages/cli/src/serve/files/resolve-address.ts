import { encodePath } from '@docsite/core';
import type { SiteFiles } from './manifest.js';

/** The meaning of an address's path. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `page` is the file to show instead, if the site has one. */
  | { readonly kind: 'missing'; readonly page?: string }
  | { readonly kind: 'malformed' };

/**
 * Determines what a static host would serve for the path of an address, without its query. Each page has one address:
 * others redirect to it.
 */
export function resolveAddress(manifest: SiteFiles, address: string): Resolved {
  const decoded = decodeAddress(address);
  if (decoded === undefined) return { kind: 'malformed' };
  const base = readable(manifest.baseUrl);
  if (decoded === '/' || `${decoded}/` === base)
    return decoded === base ? resolvePath(manifest, '') : { kind: 'redirect', to: manifest.baseUrl };
  return decoded.startsWith(base) ? resolvePath(manifest, decoded.slice(base.length)) : missing(manifest, '');
}

/** The decoded address; undefined for escapes that are invalid or decode to characters that no address contains. */
function decodeAddress(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address).normalize();
    return decoded.startsWith('/') && !decoded.includes('\0') && !decoded.includes('\\') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** A decoded address of the site, for comparing it with a requested one. */
function readable(address: string): string {
  return decodeURIComponent(address).normalize();
}

function resolvePath(manifest: SiteFiles, path: string): Resolved {
  const found = candidates(path).find((file) => manifest.files.has(file));
  if (found === undefined) return resolveEnding(manifest, path);
  const page = manifest.pages.get(found);
  if (page !== undefined)
    return readable(page) === readable(manifest.baseUrl) + path
      ? { kind: 'file', path: found }
      : { kind: 'redirect', to: page };
  if (found === `${path}/index.html`) return { kind: 'redirect', to: `${manifest.baseUrl}${encodePath(path)}/` };
  if (path.endsWith('/') && found !== `${path}index.html`) return missing(manifest, path);
  return { kind: 'file', path: found };
}

/** The page whose address was requested with `.html` or `/index.html` appended, whatever file it is written to. */
function resolveEnding(manifest: SiteFiles, path: string): Resolved {
  const route = path.replace(/(?:(?:^|\/)index)?\.html$/, '');
  const file = route === path ? undefined : candidates(route).find((name) => manifest.pages.has(name));
  const page = file === undefined ? undefined : manifest.pages.get(file);
  return page === undefined ? missing(manifest, path) : { kind: 'redirect', to: page };
}

/** Files that may answer for a path: `/version.php` may be the file with that name, or the page `version.php.html`. */
function candidates(path: string): string[] {
  if (path === '') return ['index.html'];
  if (path.endsWith('/')) return [`${path}index.html`, `${path.slice(0, -1)}.html`];
  return [path, `${path}.html`, `${path}/index.html`];
}

/** The nearest `404.html` above the path, because a locale has its own. */
function missing({ files }: SiteFiles, path: string): Resolved {
  const folders = path.split('/').slice(0, -1);
  const pages = [...folders.keys(), folders.length].map((depth) => [...folders.slice(0, depth), '404.html'].join('/'));
  const page = pages.findLast((file) => files.has(file));
  return page === undefined ? { kind: 'missing' } : { kind: 'missing', page };
}
