import { posix } from 'node:path';
import {
  decodePath,
  hasScheme,
  type LinkTarget,
  type Page,
  type Site,
  splitHref,
  urlOfRoute,
  urlPolicy,
} from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The path of a rendered URL within the site. */
export interface SitePath {
  readonly href: string;
  /** Set if the URL does not begin with the base URL. */
  readonly outsideBaseUrl?: true;
}

/** The absolute path of an href on a page; undefined for other sites and anchors on the page. */
export function toAbsolute(site: Site, route: string, href: string): string | undefined {
  if (hasScheme(href) || /^(?:[/\\]{2}|[#?]|$)/.test(href)) return undefined;
  if (href.startsWith('/')) return href;
  const { pathname, search, hash } = new URL(href, `http://localhost${urlOfRoute(route, urlPolicy(site))}`);
  return pathname + search + hash;
}

/** Converts a final URL to a path within the site; undefined for one that belongs to another locale. */
export function underSite(url: string, { locale, locales }: Site): SitePath | undefined {
  const { path } = splitHref(url);
  const owners = locales.filter(({ baseUrl }) => path.startsWith(baseUrl) || `${path}/` === baseUrl);
  const owner = owners.reduce(
    (longest, next) => (next.baseUrl.length > longest.baseUrl.length ? next : longest),
    owners[0] ?? locale,
  );
  if (owners.length === 0) return { href: url, outsideBaseUrl: true };
  return owner.name === locale.name ? { href: `/${url.slice(locale.baseUrl.length)}` } : undefined;
}

/** The target of a rendered path. `<link>` and similar elements may name a page as well as a file. */
export function targetOfPath(
  { href, outsideBaseUrl }: SitePath,
  kind: ResolvedLink['kind'],
  { site, linkIndex }: Pick<CheckInput, 'site' | 'linkIndex'>,
): LinkTarget {
  const target = linkIndex.resolve({ route: '/' }, href, kind === 'image' ? 'image' : 'link');
  if (outsideBaseUrl === true) return outside(href, target);
  return hasBaseUrlTwice(href, target, site) ? twice(href, target, site) : target;
}

/**
 * Whether a path repeats the base URL and was resolved without the repetition: authors may write such a path, but
 * browsers would use it as is.
 */
function hasBaseUrlTwice(href: string, target: LinkTarget, { locale, config }: Site): boolean {
  const again = [locale.baseUrl, config.baseUrl].find((baseUrl) => baseUrl !== '/' && href.startsWith(baseUrl));
  if (again === undefined || target.type === 'missing' || target.redirectedFrom?.startsWith(again)) return false;
  return !target.url.startsWith(locale.baseUrl + again.slice(1));
}

function twice(href: string, { url }: LinkTarget, { locale: { baseUrl } }: Site): LinkTarget {
  const candidates = url.startsWith(baseUrl) ? [url.slice(baseUrl.length - 1)] : [];
  return { type: 'missing', reason: 'no-route', candidates, sought: href, url: baseUrl + href.slice(1) };
}

/** A path outside the base URL is missing, even if the same path exists below it. */
function outside(href: string, inside: LinkTarget): LinkTarget {
  const candidates = inside.type === 'missing' ? [] : [inside.url];
  return { type: 'missing', reason: 'no-route', candidates, sought: href, url: href };
}

/**
 * Creates a predicate for rendered paths that are not checked: files of the build that are neither pages nor static
 * files, and paths that another rule reports, namely a missing home page and pages that cannot be written.
 */
export function uncheckedPaths(
  input: CheckInput,
  pages: ReadonlyMap<string, Page>,
): (path: SitePath, kind: ResolvedLink['kind']) => boolean {
  const { site, outputFiles } = input;
  const assets = Object.values(site.assets).map(({ outputPath }) => outputPath);
  const written = new Set([...assets, ...(outputFiles ?? [])].map((path) => `/${path}`));
  const hasLeftOut = site.findings.some(({ rule }) => rule === 'unwritable-page');
  return ({ href }, kind) => {
    const { path } = splitHref(href);
    if (written.has(path) || (outputFiles === undefined && path.startsWith('/assets/'))) return true;
    return kind === 'link' && (path === '/' || hasLeftOut) && !pages.has(decodePath(path));
  };
}

/** The ways in which code may contain a rendered path: unchanged, or without the slashes at its ends. */
export function writtenForms(...hrefs: readonly string[]): string[] {
  const forms = hrefs.flatMap((href) => {
    const { path, query, hash } = splitHref(href);
    const [bare, rest] = [path.replace(/\/$/, ''), query + hash];
    return [href, bare + rest, `${bare}/${rest}`, href.replace(/^\//, ''), bare.replace(/^\//, '') + rest, bare];
  });
  return [...new Set(forms)].filter((form) => form.length > 1);
}

/** The ways in which code may write an absolute path relative to a page. */
export function relativeForms(site: Site, route: string, href: string): string[] {
  const { path, query, hash } = splitHref(href);
  const rest = query + hash;
  const url = urlOfRoute(route, urlPolicy(site));
  const inner = posix.relative(url.slice(0, url.lastIndexOf('/') + 1), path);
  return inner.startsWith('..') ? [inner + rest] : [`./${inner}${rest}`, inner + rest];
}
