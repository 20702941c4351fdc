import { encodePath } from '@docsite/core';
import type { SiteFiles } from './manifest.js';

/** What the path of an address stands for. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `page` is the file to show instead, where the site has one. */
  | { readonly kind: 'missing'; readonly page?: string }
  | { readonly kind: 'malformed' };

/**
 * Finds what a static host would serve for the path of an address, without its query. Pages have one address: others
 * redirect to it.
 */
export function resolveAddress(manifest: SiteFiles, address: string): Resolved {
  const decoded = decodeAddress(address);
  if (decoded === undefined) return { kind: 'malformed' };
  const base = readable(manifest.baseUrl);
  if (decoded === '/' || `${decoded}/` === base)
    return decoded === base ? resolvePath(manifest, '') : { kind: 'redirect', to: manifest.baseUrl };
  return decoded.startsWith(base) ? resolvePath(manifest, decoded.slice(base.length)) : missing(manifest, '');
}

/** The decoded address; absent for escapes that are not valid text or stand for characters no address contains. */
function decodeAddress(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address).normalize();
    return decoded.startsWith('/') && !decoded.includes('\0') && !decoded.includes('\\') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** A decoded address of the site, to compare with a requested one. */
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

/** Files that may answer for a path: `/version.php` is the file of that name, or the page `version.php.html`. */
function candidates(path: string): string[] {
  if (path === '') return ['index.html'];
  if (path.endsWith('/')) return [`${path}index.html`, `${path.slice(0, -1)}.html`];
  return [path, `${path}.html`, `${path}/index.html`];
}

/** The nearest `404.html` above the path: a locale has one of its own. */
function missing({ files }: SiteFiles, path: string): Resolved {
  const folders = path.split('/').slice(0, -1);
  const pages = [...folders.keys(), folders.length].map((depth) => [...folders.slice(0, depth), '404.html'].join('/'));
  const page = pages.findLast((file) => files.has(file));
  return page === undefined ? { kind: 'missing' } : { kind: 'missing', page };
}
