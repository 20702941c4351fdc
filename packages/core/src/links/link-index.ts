import { posix } from 'node:path';
import type { ContentHooks } from '../config/adapters/content-hooks.js';
import { decodeFilePath, joinRoute, routeOfPath, urlOfRoute, urlPolicy } from '../route/route.js';
import { resolveSitePath } from '../site-path.js';
import { once } from '../values/once.js';
import { FileLinks } from './file-links.js';
import { isAbsoluteUrl, rootHref, type SplitHref, splitHref, withRest } from './href.js';
import { imageExtension } from './image-dimensions.js';
import type { LinkSources } from './link-sources.js';
import type { LinkKind, LinkOrigin, LinkTarget, MissingReason } from './link-target.js';
import { makeLookUps } from './look-ups.js';
import { followRedirects } from './redirect.js';
import { SiteTargets } from './site-targets.js';
import { sourceCandidates, sourceReference } from './source-candidates.js';

/** Resolves hrefs to targets. It is built once per site, and passed to all code that resolves hrefs. */
export class LinkIndex {
  private readonly targets: SiteTargets;
  private readonly files: FileLinks;
  /** The ends of all redirects, found when a link first points to an old address. */
  private redirectEnds = once(() =>
    followRedirects(this.site.redirects, (href) =>
      isAbsoluteUrl(href) ? undefined : routeOfPath(this.targets.withoutBaseUrl(splitHref(href).path)),
    ),
  );

  /**
   * @param replaceBroken Returns what broken links of documents are replaced by; undefined for no replacement.
   * @param lookUps Returns the tables of the site, built when first needed: a worker that only renders Markdown may
   *   never need them.
   */
  constructor(
    private readonly site: LinkSources,
    readonly replaceBroken?: ContentHooks['brokenLink'],
    private readonly lookUps = once(() => makeLookUps(site)),
  ) {
    this.targets = new SiteTargets(site, lookUps);
    this.files = new FileLinks(site, lookUps, this.targets);
  }

  /** Whether components that draw Markdown links receive broken hrefs as written. */
  get leavesMissing(): boolean {
    return this.site.config.markdown.missingLinks === 'written';
  }

  private get hasLocalizedRoots(): boolean {
    return this.site.sourceRoots.some(({ localizedPath }) => localizedPath !== undefined);
  }

  /** The index of the same site after an edit that changed no address, only ids, descriptions or assets. */
  amended(site: LinkSources): LinkIndex {
    const index = new LinkIndex(site, this.replaceBroken, this.lookUps);
    index.redirectEnds = this.redirectEnds;
    return index;
  }

  /** Resolves an href written in a file or on a page. */
  resolve(origin: LinkOrigin, href: string, kind: LinkKind = 'link'): LinkTarget {
    if (isAbsoluteUrl(href)) return this.resolveAbsolute(href, origin, kind);
    const split = splitHref(href);
    if (split.path === '') return this.targets.page(origin.route, split);
    if (/\.mdx?$/i.test(split.path)) return this.resolveSource(origin, split);
    return kind === 'link' ? this.resolveRoute(origin, split) : this.files.resolveLoaded(origin, split, kind);
  }

  /**
   * Resolves an href of the configuration: a path of the site, whose leading slash may be missing. `#` stands for no
   * target, and stays on the page that shows it.
   */
  resolveConfigured(href: string, kind: LinkKind = 'link'): LinkTarget {
    const target = this.resolve({ route: '/' }, rootHref(href), kind);
    return href === '#' ? { ...target, url: href } : target;
  }

  /**
   * Resolves an absolute URL. One of the site itself is external all the same, because it may belong to another
   * deployment.
   */
  private resolveAbsolute(href: string, origin: LinkOrigin, kind: LinkKind): LinkTarget {
    if (!href.startsWith('pathname://')) return { type: 'external', url: href };
    const target = this.resolve(origin, href.slice(11), kind);
    // as in Docusaurus, because another tool may put something there
    return target.type === 'missing' ? { type: 'external', url: target.url } : target;
  }

  /**
   * Resolves a link to a Markdown file: relative, from the content root with a slash, or from the site folder with
   * `@site/`.
   */
  private resolveSource(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const file = origin.file ?? '';
    const path = decodeFilePath(split.path);
    const beside = path.startsWith('/') || this.hasLocalizedRoots ? undefined : resolveSitePath(file, path);
    const known = beside === undefined ? undefined : this.site.routesBySource[beside];
    if (known !== undefined) return this.targets.page(known, split);
    const candidates = sourceCandidates(this.site.sourceRoots, file, path);
    for (const candidate of candidates) {
      const route = this.site.routesBySource[candidate];
      if (route !== undefined) return this.targets.page(route, split);
    }
    const twin = this.files.resolveTwin(split);
    if (twin !== undefined) return twin;
    const sameIgnoringCase = candidates
      .map((candidate) => this.lookUps().sourcesByLowerCase.get(candidate.toLowerCase()))
      .find((found) => found !== undefined);
    const reason: MissingReason = sameIgnoringCase === undefined ? 'no-source' : 'wrong-case';
    const near = sameIgnoringCase ?? this.lookUps().near.find(candidates, origin);
    const hint =
      near === undefined
        ? []
        : [path.startsWith('/') ? `/${near}` : sourceReference(this.site.sourceRoots, file, near)];
    return this.targets.missing(reason, split, { candidates: hint, sought: candidates[0] ?? path });
  }

  private resolveRoute(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const path = this.targets.withoutBaseUrl(split.path);
    const route = path.startsWith('/') ? routeOfPath(path) : this.relativeRoute(origin, path);
    if (this.lookUps().routes.has(route)) return this.targets.page(route, split);
    const plain = route.replace(/\.html$/, '');
    const moved = this.resolveRedirect(route, split) ?? this.resolveRedirect(plain, split);
    if (moved !== undefined) return moved;
    if (plain !== route && this.lookUps().routes.has(plain)) return this.targets.page(plain, split);
    const file = this.files.resolve(origin, { ...split, path }, 'link');
    if (file !== undefined && (file.type !== 'missing' || file.reason === 'wrong-case')) return file;
    if (this.lookUps().open.some((beginning) => route.startsWith(beginning)))
      return { type: 'external', url: this.site.locale.baseUrl + route.slice(1) + split.query + split.hash };
    const escaped = this.escapedName(origin, split);
    if (escaped !== undefined) {
      const whole = { path: split.path + split.query + split.hash, query: '', hash: '' };
      return this.targets.missing('no-route', whole, { candidates: [escaped], sought: route });
    }
    const sameIgnoringCase = this.lookUps().routesByLowerCase.get(route.toLowerCase());
    const images = imageExtension.test(path)
      ? (file?.candidates ?? [this.lookUps().nearestStaticImage(path)])
      : undefined;
    const near = images ?? [this.lookUps().nearestRoute(route, origin.route)];
    return this.targets.missing(sameIgnoringCase === undefined ? 'no-route' : 'wrong-case', split, {
      candidates: (sameIgnoringCase === undefined ? near : [sameIgnoringCase]).filter((found) => found !== undefined),
      sought: route,
    });
  }

  /** The href with `#` and `?` escaped, if it names an existing source whose name contains them. */
  private escapedName({ file }: LinkOrigin, { path, query, hash }: SplitHref): string | undefined {
    const whole = path + query + hash;
    if (file === undefined || whole === path || !/\.mdx?$/i.test(whole)) return undefined;
    const candidates = sourceCandidates(this.site.sourceRoots, file, decodeFilePath(whole));
    const isNamed = candidates.some((candidate) => this.site.routesBySource[candidate] !== undefined);
    return isNamed ? whole.replace(/[#?]/g, encodeURIComponent) : undefined;
  }

  /** Follows a redirect from a route. As in browsers, query and anchor of the href are kept if the target has none. */
  private resolveRedirect(route: string, { query, hash }: SplitHref): LinkTarget | undefined {
    if (this.lookUps().routes.has(route) || !this.lookUps().known.has(route)) return undefined;
    const end = this.redirectEnds().get(route);
    if (end === undefined)
      return this.targets.missing('redirect-loop', { path: route, query, hash }, { candidates: [], sought: route });
    const target = this.resolveConfigured(withRest(end, { query, hash }));
    return target.type === 'missing' ? target : { ...target, redirectedFrom: route };
  }

  /**
   * Resolves a path relative to the page's folder as its source file sees it: `./b` beside `a.md` is `b`. If addresses
   * end with a slash, it may also be relative to the page's address, as browsers see it: `../b`.
   */
  private relativeRoute(origin: LinkOrigin, path: string): string {
    const source = origin.file === undefined ? undefined : resolveSitePath(origin.file, decodeFilePath(path));
    const viaSource =
      source === undefined
        ? undefined
        : (this.site.routesBySource[`${source}.md`] ??
          this.site.routesBySource[`${source}.mdx`] ??
          this.site.routesBySource[posix.join(source, 'index.md')] ??
          this.site.routesBySource[posix.join(source, 'index.mdx')]);
    const beside = viaSource ?? this.routeFrom(posix.dirname(origin.route), path);
    const isBelow = urlOfRoute(origin.route, urlPolicy(this.site)).endsWith('/');
    if (!isBelow || this.lookUps().known.has(beside)) return beside;
    const below = this.routeFrom(origin.route, path);
    return this.lookUps().known.has(below) ? below : beside;
  }

  /** The route of a path relative to a folder; a path that climbs above the base URL may name it again. */
  private routeFrom(folder: string, path: string): string {
    const { baseUrl } = this.site.locale;
    const full = joinRoute(posix.join(baseUrl, folder), path);
    return routeOfPath(full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : joinRoute(folder, path));
  }
}
