import { posix } from 'node:path';
import { decodeFilePath, joinRoute, routeOfPath, urlOfRoute, urlPolicy } from '../route/route.js';
import { resolveSitePath } from '../site-path.js';
import type { FileLinks } from './file-links.js';
import type { SplitHref } from './href.js';
import { imageExtension } from './image-file.js';
import type { LinkSources } from './link-sources.js';
import type { LinkOrigin, LinkTarget } from './link-target.js';
import type { LookUps } from './look-ups.js';
import { foldedName } from './same-name.js';
import type { SiteTargets } from './site-targets.js';
import type { SourceLinks } from './source-links.js';

/** What routes are resolved with: other kinds of targets, and redirects. */
export interface RouteNeighbours {
  readonly targets: SiteTargets;
  readonly files: FileLinks;
  readonly sources: SourceLinks;
  /** The target that a redirect from a route leads to; undefined if there is none. */
  readonly followRedirect: (route: string, split: SplitHref) => LinkTarget | undefined;
}

/** Resolves hrefs to addresses: to pages, along redirects, and to the files there. */
export class RouteLinks {
  constructor(
    private readonly site: LinkSources,
    private readonly lookUps: () => LookUps,
    private readonly near: RouteNeighbours,
  ) {}

  /** Resolves a path from the root of the site, or relative to the page. */
  resolve(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const path = this.near.targets.withoutBaseUrl(split.path);
    const route = path.startsWith('/') ? routeOfPath(path) : this.relativeRoute(origin, path);
    const page = this.resolvePage(route, split);
    if (page !== undefined) return page;
    const file = this.near.files.resolve(origin, { ...split, path }, 'link');
    if (file !== undefined && (file.type !== 'missing' || file.reason === 'wrong-case')) return file;
    if (this.lookUps().open.some((beginning) => route.startsWith(beginning)))
      return { type: 'external', url: this.site.locale.baseUrl + route.slice(1) + split.query + split.hash };
    const translated = this.inOtherLanguage(route);
    if (translated !== undefined) return { type: 'external', url: translated + split.query + split.hash };
    return this.missing(origin, split, { path, route, candidates: file?.candidates });
  }

  /** The page at a route, with or without `.html`, or where redirects from there lead. */
  private resolvePage(route: string, split: SplitHref): LinkTarget | undefined {
    const { routes } = this.lookUps();
    if (routes.has(route)) return this.near.targets.page(route, split);
    const plain = route.replace(/\.html$/, '');
    const moved = this.near.followRedirect(route, split) ?? this.near.followRedirect(plain, split);
    if (moved !== undefined) return moved;
    return routes.has(plain) ? this.near.targets.page(plain, split) : undefined;
  }

  /** The address of a page in another language: each language has the pages of all others. */
  private inOtherLanguage(route: string): string | undefined {
    const { languages, routes } = this.lookUps();
    const beginning = languages.find((path) => `${route}/`.startsWith(path));
    const inner = beginning === undefined ? '' : routeOfPath(`/${route.slice(beginning.length)}`);
    if (beginning === undefined || !routes.has(inner)) return undefined;
    return urlOfRoute(inner, { ...urlPolicy(this.site), baseUrl: this.site.config.baseUrl + beginning.slice(1) });
  }

  /** @param sought The path and route of the href, and static files that may have been meant, if known. */
  private missing(
    origin: LinkOrigin,
    split: SplitHref,
    { path, route, candidates }: { path: string; route: string; candidates: readonly string[] | undefined },
  ): LinkTarget {
    const { targets, sources } = this.near;
    const escaped = sources.escapedName(origin, split);
    if (escaped !== undefined) {
      const whole = { path: split.path + split.query + split.hash, query: '', hash: '' };
      return targets.missing('no-route', whole, { candidates: [escaped], sought: route });
    }
    const { routesByFoldedName, nearestStaticImage, nearestRoute } = this.lookUps();
    const sameIgnoringCase = routesByFoldedName.get(foldedName(route));
    if (sameIgnoringCase !== undefined)
      return targets.missing('wrong-case', split, { candidates: [sameIgnoringCase], sought: route });
    const images = imageExtension.test(path) ? (candidates ?? [nearestStaticImage(path)]) : undefined;
    const near = images ?? [nearestRoute(route, origin.route)];
    return targets.missing('no-route', split, {
      candidates: near.filter((found) => found !== undefined),
      sought: route,
    });
  }

  /**
   * Resolves a path relative to the page's folder as its source file sees it: `./b` beside `a.md` is `b`. If addresses
   * end with a slash, it may also be relative to the page's address, as browsers see it: `../b`.
   */
  private relativeRoute(origin: LinkOrigin, path: string): string {
    const beside = this.routeBeside(origin, path) ?? this.routeFrom(posix.dirname(origin.route), path);
    const isBelow = urlOfRoute(origin.route, urlPolicy(this.site)).endsWith('/');
    if (!isBelow || this.lookUps().known.has(beside)) return beside;
    const below = this.routeFrom(origin.route, path);
    return this.lookUps().known.has(below) ? below : beside;
  }

  /** The route of the source that a path without extension names, relative to the file with the link. */
  private routeBeside({ file }: LinkOrigin, path: string): string | undefined {
    const source = file === undefined ? undefined : resolveSitePath(file, decodeFilePath(path));
    if (source === undefined) return undefined;
    const { routesBySource } = this.site;
    return (
      routesBySource[`${source}.md`] ??
      routesBySource[`${source}.mdx`] ??
      routesBySource[posix.join(source, 'index.md')] ??
      routesBySource[posix.join(source, 'index.mdx')] ??
      routesBySource[posix.join(source, '_index.md')]
    );
  }

  /** The route of a path relative to a folder; a path that climbs above the base URL may name it again. */
  private routeFrom(folder: string, path: string): string {
    const { baseUrl } = this.site.locale;
    const full = joinRoute(posix.join(baseUrl, folder), path);
    return routeOfPath(full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : joinRoute(folder, path));
  }
}
