import { posix } from 'node:path';
import type { ContentHooks } from '../config/content-hooks.js';
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

/** Resolves hrefs to targets. It is built from a site once, and passed to all code that resolves hrefs. */
export class LinkIndex {
  private tables: LookUps | undefined;
  private ends: RedirectEnds | undefined;
  /** The ids of each page that a link with an anchor has led to. */
  private readonly anchors = new Map<string, ReadonlySet<string>>();

  /** @param replaceBroken Gives what links of documents that lead nowhere are written as instead; absent for none. */
  constructor(
    private readonly site: LinkSources,
    readonly replaceBroken?: ContentHooks['brokenLink'],
  ) {}

  /** Built for the first href that needs it: a worker that renders Markdown alone may never have one. */
  private get lookUps(): LookUps {
    this.tables ??= makeLookUps(this.site);
    return this.tables;
  }

  /** Whether components that draw links in Markdown are given those that lead nowhere as they are written. */
  get leavesMissing(): boolean {
    return this.site.config.markdown.missingLinks === 'written';
  }

  private get hasLocalizedRoots(): boolean {
    return this.site.sourceRoots.some(({ localizedPath }) => localizedPath !== undefined);
  }

  /** The index of the same site after an edit that changed no address: of ids, of descriptions, of assets. */
  amended(site: LinkSources): LinkIndex {
    const index = new LinkIndex(site, this.replaceBroken);
    index.tables = this.tables;
    index.ends = this.ends;
    return index;
  }

  /** What an href written in a file, or on a page, leads to. */
  resolve(origin: LinkOrigin, href: string, kind: LinkKind = 'link'): LinkTarget {
    if (isAbsoluteUrl(href)) return this.resolveAbsolute(href, origin, kind);
    const split = splitHref(href);
    if (split.path === '') return this.pageTarget(origin.route, split);
    if (/\.mdx?$/i.test(split.path)) return this.resolveSource(origin, split);
    return kind === 'link' ? this.resolveRoute(origin, split) : this.resolveLoaded(origin, split, kind);
  }

  /** What an href of the configuration leads to: a path of the site, whose first slash may be left out. */
  resolveConfigured(href: string, kind: LinkKind = 'link'): LinkTarget {
    return this.resolve({ route: '/' }, rootHref(href), kind);
  }

  /** An absolute address of the site itself is external all the same: it may belong to another deployment. */
  private resolveAbsolute(href: string, origin: LinkOrigin, kind: LinkKind): LinkTarget {
    if (!href.startsWith('pathname://')) return { type: 'external', url: href };
    const target = this.resolve(origin, href.slice(11), kind);
    // after Docusaurus: it may lead to what another tool puts there
    return target.type === 'missing' ? { type: 'external', url: target.url } : target;
  }

  private pageTarget(route: string, { query, hash }: SplitHref): LinkTarget {
    const anchor = hash === '' ? undefined : decodePath(hash.slice(1));
    const exists = anchor === undefined || this.holdsAnchor(route, anchor);
    const url = urlOfRoute(route, urlPolicy(this.site)) + query + hash;
    return { type: 'page', route, url, ...(anchor !== undefined && { anchor }), anchorExists: exists };
  }

  /** Whether a page has an id, or its ids are not known before it is rendered. */
  private holdsAnchor(route: string, anchor: string): boolean {
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
    const ids = ownValue(this.site.anchors, route);
    if (ids === undefined) return true;
    const known = this.anchors.get(route) ?? new Set(ids);
    this.anchors.set(route, known);
    return known.has(anchor);
  }

  /** A link to a Markdown file: relative, from the content root with a slash, or from the site folder with `@site/`. */
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

  /** The Markdown twin of a page, where no source lies at the path that its address has. */
  private resolveTwin(split: SplitHref): LinkTarget | undefined {
    const path = [split.path, this.withoutBaseUrl(split.path)]
      .map(decodePath)
      .find((candidate) => this.lookUps.twins.has(candidate));
    return path === undefined ? undefined : this.staticTarget(path, split);
  }

  /** @param path The path of a file from the root of the site on, decoded. */
  private staticTarget(path: string, { query, hash }: SplitHref): LinkTarget {
    return { type: 'static', path, url: this.site.locale.baseUrl + encodePath(path.slice(1)) + query + hash };
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

  /** An href that names a source with a `#` or `?` in its name, which begin an anchor and a query, as it is written. */
  private escapedName({ file }: LinkOrigin, { path, query, hash }: SplitHref): string | undefined {
    const whole = path + query + hash;
    if (file === undefined || whole === path || !/\.mdx?$/i.test(whole)) return undefined;
    const candidates = sourceCandidates(this.site.sourceRoots, file, decodeFilePath(whole));
    const isNamed = candidates.some((candidate) => this.site.routesBySource[candidate] !== undefined);
    return isNamed ? whole.replace(/[#?]/g, encodeURIComponent) : undefined;
  }

  /**
   * Where a redirect from a route leads. As in browsers, query and anchor of the href are kept where its target has
   * none.
   */
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
   * Relative to the page's folder, as its source file sees it: `./b` beside `a.md` is `b`. Where addresses end with a
   * slash, also relative to that of the page, as browsers see it: `../b`.
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

  /** The route that a relative path leads to from a folder: above the base URL it may name that again. */
  private routeFrom(folder: string, path: string): string {
    const { baseUrl } = this.site.locale;
    const full = joinRoute(posix.join(baseUrl, folder), path);
    return routeOfPath(full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : joinRoute(folder, path));
  }

  private resolveLoaded(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget {
    const path = this.withoutBaseUrl(split.path);
    return (
      this.resolveFile(origin, { ...split, path }, kind) ??
      this.missingTarget('no-asset', split, { candidates: [], sought: path })
    );
  }

  /** A file of the static folders, or one beside the source. */
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
    const near = ownValue(this.site.missingAssets, path) ?? [];
    const isWrongCase = near[0]?.toLowerCase() === path.toLowerCase();
    return this.missingTarget(isWrongCase ? 'wrong-case' : 'no-asset', split, {
      candidates: near.map((item) => relativeReference(origin.file ?? '', item)),
      sought: path,
    });
  }

  private resolveStaticFile(split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    const path = decodeFilePath(split.path);
    if (this.site.staticFiles[path] !== undefined || this.lookUps.contentFiles.has(path))
      return this.staticTarget(path, split);
    const index = `${path.replace(/\/$/, '')}/index.html`;
    // hosts answer with it where the address of the folder is asked for
    if (kind === 'link' && this.site.staticFiles[index] !== undefined) return this.staticTarget(path, split);
    const sameIgnoringCase = this.lookUps.staticByLowerCase.get(path.toLowerCase());
    if (sameIgnoringCase !== undefined)
      return this.missingTarget('wrong-case', split, { candidates: [sameIgnoringCase], sought: path });
    if (kind === 'link') return undefined;
    const near = this.lookUps.nearestStaticFile(path);
    return this.missingTarget('no-asset', split, { candidates: near === undefined ? [] : [near], sought: path });
  }

  /** An href may carry the base URL of the locale or of the site; one that names a page as it stands does not. */
  private withoutBaseUrl(path: string): string {
    const { locale, config } = this.site;
    const baseUrl = [locale.baseUrl, config.baseUrl].find((base) => path.startsWith(base)) ?? '/';
    const { known, contentFiles } = this.lookUps;
    const file = decodePath(path);
    const names = known.has(routeOfPath(path)) || this.site.staticFiles[file] !== undefined || contentFiles.has(file);
    return names ? path : path.slice(baseUrl.length - 1);
  }

  /**
   * Root-relative hrefs keep the base URL even when nothing is there, so that a build that lets them pass links
   * consistently.
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

/** Own properties only: a path such as `constructor` must not match an inherited one. */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
