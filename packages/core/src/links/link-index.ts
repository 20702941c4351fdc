import { posix } from 'node:path';
import type { ContentHooks } from '../config/content-hooks.js';
import { ownValue } from '../own-value.js';
import {
  decodeFilePath,
  decodePath,
  encodePath,
  joinRoute,
  routeOfPath,
  urlOfRoute,
  urlPolicy,
} from '../route/route.js';
import { isInside, relativeReference, resolveSitePath } from '../site-path.js';
import { isAbsoluteUrl, rootHref, type SplitHref, splitHref, withRest } from './href.js';
import type { LinkSources } from './link-sources.js';
import type { LinkKind, LinkOrigin, LinkTarget, MissingReason } from './link-target.js';
import { type LookUps, makeLookUps } from './look-ups.js';
import { assetPathOf } from './read-assets.js';
import { followRedirects, type RedirectEnds } from './redirect.js';
import { sourceCandidates } from './source-candidates.js';

type Sought = Pick<Extract<LinkTarget, { type: 'missing' }>, 'candidates' | 'sought'>;

/** Resolves hrefs to targets. It is built once per site, and passed to all code that resolves hrefs. */
export class LinkIndex {
  private tables: LookUps | undefined;
  private ends: RedirectEnds | undefined;
  /** The ids of pages, by route, filled in when a link with an anchor first points to the page. */
  private readonly anchors = new Map<string, ReadonlySet<string>>();

  /** @param replaceBroken Returns what broken links of documents are replaced by; undefined for no replacement. */
  constructor(
    private readonly site: LinkSources,
    readonly replaceBroken?: ContentHooks['brokenLink'],
  ) {}

  /** Built when first needed: a worker that only renders Markdown may never need it. */
  private get lookUps(): LookUps {
    this.tables ??= makeLookUps(this.site);
    return this.tables;
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
    const index = new LinkIndex(site, this.replaceBroken);
    index.tables = this.tables;
    index.ends = this.ends;
    return index;
  }

  /** Resolves an href written in a file or on a page. */
  resolve(origin: LinkOrigin, href: string, kind: LinkKind = 'link'): LinkTarget {
    if (isAbsoluteUrl(href)) return this.resolveAbsolute(href, origin, kind);
    const split = splitHref(href);
    if (split.path === '') return this.pageTarget(origin.route, split);
    if (/\.mdx?$/i.test(split.path)) return this.resolveSource(origin, split);
    return kind === 'link' ? this.resolveRoute(origin, split) : this.resolveLoaded(origin, split, kind);
  }

  /** Resolves an href of the configuration: a path of the site, whose leading slash may be missing. */
  resolveConfigured(href: string, kind: LinkKind = 'link'): LinkTarget {
    return this.resolve({ route: '/' }, rootHref(href), kind);
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

  private pageTarget(route: string, { query, hash }: SplitHref): LinkTarget {
    const anchor = hash === '' ? undefined : decodePath(hash.slice(1));
    const exists = anchor === undefined || this.holdsAnchor(route, anchor);
    const url = urlOfRoute(route, urlPolicy(this.site)) + query + hash;
    return { type: 'page', route, url, ...(anchor !== undefined && { anchor }), anchorExists: exists };
  }

  /** Whether a page has an id, or its ids are unknown until it is rendered. */
  private holdsAnchor(route: string, anchor: string): boolean {
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
    const ids = ownValue(this.site.anchors, route);
    if (ids === undefined) return true;
    const known = this.anchors.get(route) ?? new Set(ids);
    this.anchors.set(route, known);
    return known.has(anchor);
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
    if (known !== undefined) return this.pageTarget(known, split);
    const candidates = sourceCandidates(this.site.sourceRoots, file, path);
    for (const candidate of candidates) {
      const route = this.site.routesBySource[candidate];
      if (route !== undefined) return this.pageTarget(route, split);
    }
    const twin = this.resolveTwin(split);
    if (twin !== undefined) return twin;
    const sameIgnoringCase = candidates
      .map((candidate) => this.lookUps.sourcesByLowerCase.get(candidate.toLowerCase()))
      .find((found) => found !== undefined);
    const reason: MissingReason = sameIgnoringCase === undefined ? 'no-source' : 'wrong-case';
    const near = sameIgnoringCase ?? this.lookUps.near.find(candidates, origin);
    const hint = near === undefined ? [] : [path.startsWith('/') ? `/${near}` : relativeReference(file, near)];
    return this.missingTarget(reason, split, { candidates: hint, sought: candidates[0] ?? path });
  }

  /** The Markdown twin of a page, if no source file is at the path of the twin's address. */
  private resolveTwin(split: SplitHref): LinkTarget | undefined {
    const path = [split.path, this.withoutBaseUrl(split.path)]
      .map(decodePath)
      .find((candidate) => this.lookUps.twins.has(candidate));
    return path === undefined ? undefined : this.staticTarget(path, split);
  }

  /** @param path The decoded path of a file, from the root of the site. */
  private staticTarget(path: string, { query, hash }: SplitHref): LinkTarget {
    const size = ownValue(this.site.staticSizes ?? {}, path);
    const url = this.site.locale.baseUrl + encodePath(path.slice(1)) + query + hash;
    return { type: 'static', path, url, ...(size && { size }) };
  }

  private resolveRoute(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const path = this.withoutBaseUrl(split.path);
    const route = path.startsWith('/') ? routeOfPath(path) : this.relativeRoute(origin, path);
    if (this.lookUps.routes.has(route)) return this.pageTarget(route, split);
    const plain = route.replace(/\.html$/, '');
    const moved = this.resolveRedirect(route, split) ?? this.resolveRedirect(plain, split);
    if (moved !== undefined) return moved;
    if (plain !== route && this.lookUps.routes.has(plain)) return this.pageTarget(plain, split);
    const file = this.resolveFile(origin, { ...split, path }, 'link');
    if (file !== undefined && (file.type !== 'missing' || file.reason === 'wrong-case')) return file;
    if (this.lookUps.open.some((beginning) => route.startsWith(beginning)))
      return { type: 'external', url: this.site.locale.baseUrl + route.slice(1) + split.query + split.hash };
    const escaped = this.escapedName(origin, split);
    if (escaped !== undefined) {
      const whole = { path: split.path + split.query + split.hash, query: '', hash: '' };
      return this.missingTarget('no-route', whole, { candidates: [escaped], sought: route });
    }
    const sameIgnoringCase = this.lookUps.routesByLowerCase.get(route.toLowerCase());
    const near = sameIgnoringCase ?? this.lookUps.nearestRoute(route, origin.route);
    return this.missingTarget(sameIgnoringCase === undefined ? 'no-route' : 'wrong-case', split, {
      candidates: near === undefined ? [] : [near],
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
    if (this.lookUps.routes.has(route) || !this.lookUps.known.has(route)) return undefined;
    const end = this.redirectEnds().get(route);
    if (end === undefined)
      return this.missingTarget('redirect-loop', { path: route, query, hash }, { candidates: [], sought: route });
    const target = this.resolveConfigured(withRest(end, { query, hash }));
    return target.type === 'missing' ? target : { ...target, redirectedFrom: route };
  }

  private redirectEnds(): RedirectEnds {
    this.ends ??= followRedirects(this.site.redirects, (href) =>
      isAbsoluteUrl(href) ? undefined : routeOfPath(this.withoutBaseUrl(splitHref(href).path)),
    );
    return this.ends;
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
    if (!isBelow || this.lookUps.known.has(beside)) return beside;
    const below = this.routeFrom(origin.route, path);
    return this.lookUps.known.has(below) ? below : beside;
  }

  /** The route of a path relative to a folder; a path that climbs above the base URL may name it again. */
  private routeFrom(folder: string, path: string): string {
    const { baseUrl } = this.site.locale;
    const full = joinRoute(posix.join(baseUrl, folder), path);
    return routeOfPath(full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : joinRoute(folder, path));
  }

  private resolveLoaded(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget {
    const path = this.withoutBaseUrl(split.path);
    const file = this.resolveFile(origin, { ...split, path }, kind);
    if (file !== undefined && file.type !== 'missing') return file;
    return (
      this.staticFromPage(origin, split) ??
      file ??
      this.missingTarget('no-asset', split, { candidates: [], sought: path })
    );
  }

  /** Resolves a static file, or a file next to the source. */
  private resolveFile(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    if (split.path.startsWith('/')) return this.resolveStaticFile(split, kind);
    const path = assetPathOf(origin.file ?? '', split.path);
    if (path === undefined) return undefined;
    const isStatic = this.site.config.staticDirectories.find((folder) => isInside(path, folder));
    if (isStatic !== undefined)
      return this.resolveStaticFile({ ...split, path: `/${posix.relative(isStatic, path)}` }, kind);
    const asset = ownValue(this.site.assets, path);
    if (asset !== undefined)
      return { type: 'asset', asset, url: this.site.locale.baseUrl + asset.outputPath + split.query + split.hash };
    // a folder of this name is not the file
    const near = (ownValue(this.site.missingAssets, path) ?? []).filter((item) => item !== path);
    const isWrongCase = near[0]?.toLowerCase() === path.toLowerCase();
    return this.missingTarget(isWrongCase ? 'wrong-case' : 'no-asset', split, {
      candidates: near.map((item) => relativeReference(origin.file ?? '', item)),
      sought: path,
    });
  }

  /** The static file that browsers find: relative to the address of the page. */
  private staticFromPage({ route }: LinkOrigin, split: SplitHref): LinkTarget | undefined {
    const page = new URL(urlOfRoute(route, urlPolicy(this.site)), 'http://localhost');
    if (!URL.canParse(split.path, page.href)) return undefined;
    const path = decodePath(this.withoutBaseUrl(new URL(split.path, page).pathname));
    return this.site.staticFiles[path] === undefined ? undefined : this.staticTarget(path, split);
  }

  private resolveStaticFile(split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    const path = decodeFilePath(split.path);
    if (this.site.staticFiles[path] !== undefined || this.lookUps.contentFiles.has(path))
      return this.staticTarget(path, split);
    const index = `${path.replace(/\/$/, '')}/index.html`;
    // hosts serve it for the address of the folder
    if (kind === 'link' && this.site.staticFiles[index] !== undefined) return this.staticTarget(path, split);
    const sameIgnoringCase = this.lookUps.staticByLowerCase.get(path.toLowerCase());
    if (sameIgnoringCase !== undefined)
      return this.missingTarget('wrong-case', split, { candidates: [sameIgnoringCase], sought: path });
    if (kind === 'link') return undefined;
    const near = this.lookUps.nearestStaticFile(path);
    return this.missingTarget('no-asset', split, { candidates: near === undefined ? [] : [near], sought: path });
  }

  /** Removes the base URL of the locale or the site from an href, unless the whole path names a page. */
  private withoutBaseUrl(path: string): string {
    const { locale, config } = this.site;
    // `/base` leads to `/base/`
    const bases = [locale.baseUrl, config.baseUrl];
    const full = path !== '' && bases.includes(`${path}/`) ? `${path}/` : path;
    const baseUrl = bases.find((base) => full.startsWith(base)) ?? '/';
    const { known, contentFiles } = this.lookUps;
    const file = decodePath(path);
    const names = known.has(routeOfPath(path)) || this.site.staticFiles[file] !== undefined || contentFiles.has(file);
    return names ? path : full.slice(baseUrl.length - 1);
  }

  /**
   * Root-relative hrefs get the base URL even if nothing is there, so that a build that allows them produces consistent
   * links.
   */
  private missingTarget(reason: MissingReason, split: SplitHref, { candidates, sought }: Sought): LinkTarget {
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
}
