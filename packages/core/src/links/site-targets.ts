import { decodeFragment, decodePath, encodePath, routeOfPath, urlOfRoute, urlPolicy } from '../route/route.js';
import { getOrInsert } from '../values/get-or-insert.js';
import { ownValue } from '../values/own-value.js';
import type { SplitHref } from './href.js';
import type { LinkSources } from './link-sources.js';
import type { LinkTarget, MissingReason } from './link-target.js';
import type { LookUps } from './look-ups.js';

type MissingTarget = Extract<LinkTarget, { type: 'missing' }>;

/** The targets that hrefs of a site can have, with their URLs. */
export class SiteTargets {
  /** The ids of pages, by route, filled in when a link with an anchor first points to the page. */
  private readonly anchors = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly site: LinkSources,
    private readonly lookUps: () => LookUps,
  ) {}

  /** A page, or a place on it. */
  page(route: string, { query, hash }: SplitHref): LinkTarget {
    const anchor = hash === '' ? undefined : this.anchorOf(route, hash.slice(1));
    const exists = anchor === undefined || this.holdsAnchor(route, anchor);
    const url = urlOfRoute(route, urlPolicy(this.site)) + query + hash;
    return { type: 'page', route, url, ...(anchor !== undefined && { anchor }), anchorExists: exists };
  }

  /**
   * A static file.
   *
   * @param path Its decoded path from the root of the site.
   */
  staticFile(path: string, { query, hash }: SplitHref): LinkTarget {
    const image = ownValue(this.site.staticImages ?? {}, path);
    const url = this.site.locale.baseUrl + encodePath(path.slice(1)) + query + hash;
    return { type: 'static', path, url, ...(image && { image }) };
  }

  /**
   * Nothing. Root-relative hrefs get the base URL all the same, so that a build that allows them produces consistent
   * links.
   */
  missing(
    reason: MissingReason,
    split: SplitHref,
    { candidates, sought }: Pick<MissingTarget, 'candidates' | 'sought'>,
  ): MissingTarget {
    const path = split.path.startsWith('/')
      ? this.site.locale.baseUrl + this.withoutBaseUrl(split.path).slice(1)
      : split.path;
    return {
      type: 'missing',
      reason,
      candidates: candidates.map((candidate) => candidate + split.hash),
      sought,
      url: path + split.query + split.hash,
    };
  }

  /** Removes the base URL of the locale or the site from a path, unless the whole path names a page or a file. */
  withoutBaseUrl(path: string): string {
    const { locale, config } = this.site;
    // `/base` leads to `/base/`
    const bases = [locale.baseUrl, config.baseUrl];
    const full = path !== '' && bases.includes(`${path}/`) ? `${path}/` : path;
    const baseUrl = bases.find((base) => full.startsWith(base)) ?? '/';
    const { known, contentFiles } = this.lookUps();
    const file = decodePath(path);
    const names = known.has(routeOfPath(path)) || this.site.staticFiles[file] !== undefined || contentFiles.has(file);
    return names ? path : full.slice(baseUrl.length - 1);
  }

  /** The id that a fragment names: decoded, unless only the id as written exists, which browsers look for first. */
  private anchorOf(route: string, fragment: string): string {
    const id = decodeFragment(fragment);
    return id === fragment || this.holdsAnchor(route, id) || !this.holdsAnchor(route, fragment) ? id : fragment;
  }

  /** Whether a page has an id, or its ids are unknown until it is rendered. */
  private holdsAnchor(route: string, anchor: string): boolean {
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
    const ids = ownValue(this.site.anchors, route);
    if (ids === undefined) return true;
    return getOrInsert(this.anchors, route, () => new Set(ids)).has(anchor);
  }
}
