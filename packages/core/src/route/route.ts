import { posix } from 'node:path';

/** A route from parts: begins with a slash, has none at the end. */
export function joinRoute(...parts: readonly string[]): string {
  const joined = posix.join('/', ...parts);
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}

/** How routes become addresses and files. */
export interface UrlPolicy {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | 'folders' | undefined;
  /** Routes of folders, whose addresses end with a slash where only those do. */
  readonly folders?: FolderRoutes | undefined;
}

/** Routes whose addresses end with a slash where `trailingSlash` is `folders`. */
export type FolderRoutes = Readonly<Record<string, true>>;

/** What a site's addresses follow from. */
export interface UrlSource {
  readonly config: Pick<UrlPolicy, 'trailingSlash'>;
  readonly locale: Pick<UrlPolicy, 'baseUrl'>;
  readonly folderRoutes?: FolderRoutes | undefined;
}

/** How the routes of a site in a locale become addresses. */
export function urlPolicy({ config, locale, folderRoutes }: UrlSource): UrlPolicy {
  return { baseUrl: locale.baseUrl, trailingSlash: config.trailingSlash, folders: folderRoutes };
}

/** The address of a route: encoded, under the base URL, with the slash at its end that the site wants. */
export function urlOfRoute(route: string, policy: UrlPolicy): string {
  if (route === '/') return policy.baseUrl;
  return `${policy.baseUrl}${encodePath(route.slice(1))}${endsWithSlash(route, policy) ? '/' : ''}`;
}

function endsWithSlash(route: string, { trailingSlash, folders = {} }: UrlPolicy): boolean {
  return trailingSlash === 'folders' ? Object.hasOwn(folders, route) : trailingSlash === true;
}

/** The file that a route is written to, relative to the output folder. */
export function outputPathOfRoute(route: string, policy: UrlPolicy): string {
  const path = route.slice(1);
  if (path === '') return 'index.html';
  return policy.trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/** The route of an address's path within the site, however it ends: `/a/`, `/a.html` and `/a/index.html` are `/a`. */
export function routeOfPath(path: string): string {
  const decoded = decodePath(path);
  const route = decoded.replace(/\/index\.html$/, '').replace(/\/+$/, '');
  return route === '' ? '/' : route;
}

/** What no encoding changes: most paths hold nothing else. */
const plainPath = /^[\w/.~-]*$/;

/** Percent-encoding of a path: unlike in a whole address, `?` and `#` are part of a name. */
export function encodePath(path: string): string {
  if (plainPath.test(path)) return path;
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-decoding of a path, the reverse of `encodePath`; a path with invalid escapes stays as it is. */
export function decodePath(path: string): string {
  return decoded(path, (text) => decodeURI(text).replace(/%(?:23|3f)/gi, decodeURIComponent));
}

/** Percent-decoding of a reference to a file of the sources, after Docusaurus: `%2F` parts folders there, too. */
export function decodeFilePath(path: string): string {
  return decoded(path, decodeURIComponent);
}

function decoded(path: string, decode: (path: string) => string): string {
  if (!path.includes('%')) return path;
  try {
    return decode(path);
  } catch {
    return path;
  }
}
