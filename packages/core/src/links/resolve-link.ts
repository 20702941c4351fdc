import { posix } from 'node:path';
import { markdownTwins } from '../content/markdown-twins.js';
import { decodePath, encodePath, joinRoute, routeOfPath, urlOfRoute } from '../route/route.js';
import type { Site } from '../site/site.js';
import { isInside, relativeReference, resolveSitePath } from '../site-path.js';
import { type FindNearest, findNearest } from '../suggest/nearest.js';
import type { LinkTarget, MissingReason } from './link-target.js';
import { assetPathOf } from './read-assets.js';

/** The page that a link stands on, and the file it was written in (a partial's own path where one brought it). */
export interface LinkOrigin {
  readonly route: string;
  readonly file?: string;
}

/** What an author means to do with an href: lead to it, show it, or load it. */
export type LinkKind = 'link' | 'image' | 'asset';

/** The one place where an href becomes a target. */
export function resolveLink(site: Site, origin: LinkOrigin, href: string, kind: LinkKind = 'link'): LinkTarget {
  return indexOf(site).resolve(origin, href, kind);
}

/** Indexes are derived from a site once, and go with it. */
const indexes = new WeakMap<Site, LinkIndex>();

function indexOf(site: Site): LinkIndex {
  const index = indexes.get(site) ?? new LinkIndex(site);
  indexes.set(site, index);
  return index;
}

interface SplitHref {
  readonly path: string;
  readonly query: string;
  /** With its `#`; empty where there is none. */
  readonly hash: string;
}

type Sought = Pick<Extract<LinkTarget, { type: 'missing' }>, 'candidates' | 'sought'>;

class LinkIndex {
  private readonly routes: ReadonlySet<string>;
  private readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly routesByLowerCase: ReadonlyMap<string, string>;
  private readonly sourcesByLowerCase: ReadonlyMap<string, string>;
  private readonly staticByLowerCase: ReadonlyMap<string, string>;
  private readonly twins: ReadonlySet<string>;
  private readonly sourcesByRoute: ReadonlyMap<string, string>;
  private readonly sourcesByName: ReadonlyMap<string, readonly string[]>;
  private readonly nearestRoute: FindNearest;
  private readonly nearestSourcePath: FindNearest;
  private readonly nearestStaticFile: FindNearest;

  constructor(private readonly site: Site) {
    this.routes = new Set(site.pages.map((page) => page.route));
    this.anchors = new Map(Object.entries(site.anchors).map(([route, ids]) => [route, new Set(ids)]));
    this.routesByLowerCase = new Map([...this.routes].map((route) => [route.toLowerCase(), route]));
    this.sourcesByLowerCase = new Map(Object.keys(site.routesBySource).map((source) => [source.toLowerCase(), source]));
    this.staticByLowerCase = new Map(Object.keys(site.staticFiles).map((path) => [path.toLowerCase(), path]));
    this.twins = new Set([...markdownTwins(site).values()].map((path) => `/${path}`));
    this.sourcesByRoute = new Map(Object.entries(site.routesBySource).map(([source, route]) => [route, source]));
    this.sourcesByName = groupByName(Object.keys(site.routesBySource));
    this.nearestRoute = findNearest(this.routes);
    this.nearestSourcePath = findNearest(Object.keys(site.routesBySource));
    this.nearestStaticFile = findNearest(Object.keys(site.staticFiles));
  }

  resolve(origin: LinkOrigin, href: string, kind: LinkKind): LinkTarget {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return this.external(href, origin);
    const split = splitHref(href.startsWith('pathname://') ? href.slice(11) : href);
    if (split.path === '') return this.page(origin.route, split);
    if (/\.mdx?$/i.test(split.path)) return this.source(origin, split);
    return kind === 'link' ? this.linked(origin, split) : this.loaded(origin, split, kind);
  }

  /** An absolute address of the site itself is external all the same: it may belong to another deployment. */
  private external(href: string, origin: LinkOrigin): LinkTarget {
    return href.startsWith('pathname://')
      ? this.resolve(origin, href.slice(11), 'link')
      : { type: 'external', url: href };
  }

  private page(route: string, { query, hash }: SplitHref): LinkTarget {
    const anchor = hash === '' ? undefined : decodePath(hash.slice(1));
    const known = this.anchors.get(route);
    const exists =
      anchor === undefined ||
      anchor === '' ||
      known === undefined ||
      known.has(anchor) ||
      anchor === 'top' ||
      anchor.startsWith(':~:');
    const url =
      urlOfRoute(route, { baseUrl: this.site.locale.baseUrl, trailingSlash: this.site.config.trailingSlash }) +
      query +
      hash;
    return { type: 'page', route, url, ...(anchor !== undefined && { anchor }), anchorExists: exists };
  }

  /** A link to a Markdown file: relative, from the content root with a slash, or from the site folder with `@site/`. */
  private source(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const file = origin.file ?? '';
    const path = decodePath(split.path);
    const candidates = this.sourceCandidates(file, path);
    for (const candidate of candidates) {
      const route = this.site.routesBySource[candidate];
      if (route !== undefined) return this.page(route, split);
    }
    const twin = this.twin(split);
    if (twin !== undefined) return twin;
    const sameIgnoringCase = candidates
      .map((candidate) => this.sourcesByLowerCase.get(candidate.toLowerCase()))
      .find((found) => found !== undefined);
    const reason: MissingReason = sameIgnoringCase === undefined ? 'no-source' : 'wrong-case';
    const near = sameIgnoringCase ?? this.nearestSource(candidates, origin);
    const hint = near === undefined ? [] : [path.startsWith('/') ? `/${near}` : relativeReference(file, near)];
    return this.missing(reason, split, { candidates: hint, sought: candidates[0] ?? path });
  }

  /** The Markdown twin of a page, where no source lies at the path that its address has. */
  private twin(split: SplitHref): LinkTarget | undefined {
    const path = [split.path, this.withoutBaseUrl(split.path)]
      .map(decodePath)
      .find((candidate) => this.twins.has(candidate));
    if (path === undefined) return undefined;
    return {
      type: 'static',
      path,
      url: this.site.locale.baseUrl + encodePath(path.slice(1)) + split.query + split.hash,
    };
  }

  private sourceCandidates(file: string, path: string): string[] {
    const roots = this.site.sourceRoots;
    const folderOf = (root: { path: string; localizedPath?: string }): string[] =>
      root.localizedPath === undefined ? [root.path] : [root.localizedPath, root.path];
    if (path.startsWith('/')) {
      const own = roots.filter((root) => folderOf(root).some((folder) => isInside(file, folder)));
      return [...own, ...roots]
        .flatMap(folderOf)
        .map((folder) => posix.join(folder, path))
        .concat(path.slice(1));
    }
    const direct = resolveSitePath(file, path);
    if (direct === undefined) return [];
    const root = roots.find(
      (candidate) =>
        candidate.localizedPath !== undefined && folderOf(candidate).some((folder) => isInside(direct, folder)),
    );
    if (root === undefined) return [direct];
    const folder = folderOf(root).find((candidate) => isInside(direct, candidate)) as string;
    return folderOf(root).map((other) => posix.join(other, posix.relative(folder, direct)));
  }

  /**
   * The source that was probably meant, never the one that the link stands in: the same name with another extension or
   * as a folder, then the same name elsewhere, then the nearest path.
   */
  private nearestSource(paths: readonly string[], origin: LinkOrigin): string | undefined {
    const own = this.sourcesByRoute.get(origin.route);
    const self = origin.file !== undefined && this.hasSource(origin.file) ? origin.file : own;
    const others = (sources: readonly string[]): string[] =>
      sources.filter((source) => source !== self && source !== own);
    const [path = ''] = paths;
    const [variant] = others(paths.flatMap(variantsOf).filter((source) => this.hasSource(source)));
    const sameName = others(this.sourcesByName.get(nameOf(path)) ?? []);
    const named = sameName.length === 1 ? sameName[0] : findNearest(sameName)(path);
    return variant ?? named ?? this.nearestSourcePath(path, self);
  }

  private hasSource(path: string): boolean {
    return ownValue(this.site.routesBySource, path) !== undefined;
  }

  private linked(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const path = this.withoutBaseUrl(split.path);
    const route = path.startsWith('/') ? routeOfPath(path) : this.relativeRoute(origin, path);
    if (this.routes.has(route)) return this.page(route, split);
    const plain = route.replace(/\.html$/, '');
    if (plain !== route && this.routes.has(plain)) return this.page(plain, split);
    const file = this.file(origin, { ...split, path }, 'link');
    if (file !== undefined && (file.type !== 'missing' || file.reason === 'wrong-case')) return file;
    const sameIgnoringCase = this.routesByLowerCase.get(route.toLowerCase());
    const near = sameIgnoringCase ?? this.nearestRoute(route, origin.route);
    return this.missing(sameIgnoringCase === undefined ? 'no-route' : 'wrong-case', split, {
      candidates: near === undefined ? [] : [near],
      sought: route,
    });
  }

  /** Relative to the page's folder, as its source file sees it: `./b` beside `a.md` is `b`. */
  private relativeRoute(origin: LinkOrigin, path: string): string {
    const source = origin.file === undefined ? undefined : resolveSitePath(origin.file, decodePath(path));
    const viaSource =
      source === undefined
        ? undefined
        : (this.site.routesBySource[`${source}.md`] ??
          this.site.routesBySource[`${source}.mdx`] ??
          this.site.routesBySource[posix.join(source, 'index.md')] ??
          this.site.routesBySource[posix.join(source, 'index.mdx')]);
    return viaSource ?? routeOfPath(joinRoute(posix.dirname(origin.route), path));
  }

  private loaded(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget {
    const path = this.withoutBaseUrl(split.path);
    return (
      this.file(origin, { ...split, path }, kind) ?? this.missing('no-asset', split, { candidates: [], sought: path })
    );
  }

  /** A file of the static folders, or one beside the source. */
  private file(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    if (split.path.startsWith('/')) return this.staticFile(split, kind);
    const path = assetPathOf(origin.file ?? '', split.path);
    if (path === undefined) return undefined;
    const isStatic = this.site.config.staticDirectories.find((folder) => isInside(path, folder));
    if (isStatic !== undefined) return this.staticFile({ ...split, path: `/${posix.relative(isStatic, path)}` }, kind);
    const asset = ownValue(this.site.assets, path);
    if (asset !== undefined)
      return { type: 'asset', asset, url: this.site.locale.baseUrl + asset.outputPath + split.query + split.hash };
    const near = ownValue(this.site.missingAssets, path) ?? [];
    const isWrongCase = near[0]?.toLowerCase() === path.toLowerCase();
    return this.missing(isWrongCase ? 'wrong-case' : 'no-asset', split, {
      candidates: near.map((item) => relativeReference(origin.file ?? '', item)),
      sought: path,
    });
  }

  private staticFile(split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    const path = decodePath(split.path);
    if (this.site.staticFiles[path] !== undefined) {
      return {
        type: 'static',
        path,
        url: this.site.locale.baseUrl + encodePath(path.slice(1)) + split.query + split.hash,
      };
    }
    const sameIgnoringCase = this.staticByLowerCase.get(path.toLowerCase());
    if (sameIgnoringCase !== undefined)
      return this.missing('wrong-case', split, { candidates: [sameIgnoringCase], sought: path });
    if (kind === 'link') return undefined;
    const near = this.nearestStaticFile(path);
    return this.missing('no-asset', split, { candidates: near === undefined ? [] : [near], sought: path });
  }

  /** An href may carry the base URL of the locale or of the site; one that names a page as it stands does not. */
  private withoutBaseUrl(path: string): string {
    const { locale, config } = this.site;
    const baseUrl = [locale.baseUrl, config.baseUrl].find((base) => path.startsWith(base)) ?? '/';
    const names = this.routes.has(routeOfPath(path)) || this.site.staticFiles[decodePath(path)] !== undefined;
    return names ? path : path.slice(baseUrl.length - 1);
  }

  /**
   * Root-relative hrefs keep the base URL even when nothing is there, so that a build that lets them pass links
   * consistently.
   */
  private missing(reason: MissingReason, split: SplitHref, { candidates, sought }: Sought): LinkTarget {
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

/** A path such as `constructor` names nothing that a table inherits. */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function splitHref(href: string): SplitHref {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** The name of a Markdown file without extension, or of its folder if it is the folder's index. */
function nameOf(path: string): string {
  const stem = path.replace(/\.mdx?$/i, '');
  return posix.basename(stem.replace(/\/(?:index|readme)$/i, '')).toLowerCase();
}

function groupByName(sources: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const source of sources) {
    const group = groups.get(nameOf(source));
    if (group === undefined) groups.set(nameOf(source), [source]);
    else group.push(source);
  }
  return groups;
}

/** Other files that a link to a Markdown file may mean: `a.mdx` and `a/index.md` for `a.md`, `a.md` for `a/index.md`. */
function variantsOf(path: string): string[] {
  const stem = path.replace(/\.mdx?$/i, '');
  const folder = stem.replace(/\/(?:index|readme)$/i, '');
  const stems = [stem, folder, `${folder}/index`, `${folder}/README`];
  return stems.flatMap((other) => [`${other}.md`, `${other}.mdx`]).filter((other) => other !== path);
}
