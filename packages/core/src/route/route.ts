import { posix } from 'node:path';

/** Joins parts into a route, which begins with a slash and does not end with one. */
export function joinRoute(...parts: readonly string[]): string {
  const joined = posix.join('/', ...parts);
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}

/** How routes become addresses and files. */
export interface UrlPolicy {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | 'folders' | undefined;
  /** Routes of folders, whose addresses end with a slash if only those do. */
  readonly folders?: FolderRoutes | undefined;
}

/** Routes whose addresses end with a slash if `trailingSlash` is `folders`. */
export type FolderRoutes = Readonly<Record<string, true>>;

/** What a site's addresses depend on. */
export interface UrlSource {
  readonly config: Pick<UrlPolicy, 'trailingSlash'>;
  readonly locale: Pick<UrlPolicy, 'baseUrl'>;
  readonly folderRoutes?: FolderRoutes | undefined;
}

/** How the routes of a site in a locale become addresses. */
export function urlPolicy({ config, locale, folderRoutes }: UrlSource): UrlPolicy {
  return { baseUrl: locale.baseUrl, trailingSlash: config.trailingSlash, folders: folderRoutes };
}

/** The address of a route: encoded, below the base URL, with or without a slash at its end as configured. */
export function urlOfRoute(route: string, policy: UrlPolicy): string {
  if (route === '/') return policy.baseUrl;
  return `${policy.baseUrl}${encodePath(route.slice(1))}${endsWithSlash(route, policy) ? '/' : ''}`;
}

function endsWithSlash(route: string, { trailingSlash, folders = {} }: UrlPolicy): boolean {
  return trailingSlash === 'folders' ? Object.hasOwn(folders, route) : trailingSlash === true;
}

/** The route of the page that hosts serve for addresses that do not exist. */
export const notFoundRoute = '/404';

/**
 * The file that a route is written to, relative to the output folder. A route that ends in `.html` names its file,
 * unless addresses end with a slash; hosts expect the page for addresses that do not exist in a file of its own.
 */
export function outputPathOfRoute(route: string, policy: UrlPolicy): string {
  const path = route.slice(1);
  if (path === '') return 'index.html';
  if (route === notFoundRoute) return '404.html';
  if (policy.trailingSlash !== true && /(?<!^index|\/index)\.html$/.test(path)) return path;
  return policy.trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/**
 * The route for the path of an address within the site, however it ends: `/a/`, `/a.html` and `/a/index.html` are `/a`.
 */
export function routeOfPath(path: string): string {
  const decoded = decodePath(path);
  const route = decoded.replace(/\/index\.html$/, '').replace(/\/+$/, '');
  return route === '' ? '/' : route;
}

/** Characters that encoding does not change; most paths contain no others. */
const plainPath = /^[\w/.~-]*$/;

/** Percent-encodes a path: unlike in a whole address, `?` and `#` are part of a name. */
export function encodePath(path: string): string {
  if (plainPath.test(path)) return path;
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-decodes a path, the reverse of `encodePath`; a path with invalid escapes is returned unchanged. */
export function decodePath(path: string): string {
  return decoded(path, (text) => decodeURI(text).replace(/%(?:23|3f)/gi, decodeURIComponent));
}

/** Percent-decodes a reference to a source file. As in Docusaurus, `%2F` separates folders, too. */
export function decodeFilePath(path: string): string {
  return decoded(path, decodeURIComponent);
}

/** Percent-decodes the fragment of an address, as browsers do before they look for the id. */
export function decodeFragment(fragment: string): string {
  return decoded(fragment, decodeURIComponent);
}

function decoded(path: string, decode: (path: string) => string): string {
  if (!path.includes('%')) return path;
  try {
    return decode(path);
  } catch {
    return path;
  }
}
