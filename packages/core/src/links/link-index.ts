import type { ContentHooks } from '../config/adapters/content-hooks.js';
import { routeOfPath } from '../route/route.js';
import { once } from '../values/once.js';
import { FileLinks } from './file-links.js';
import { isAbsoluteUrl, rootHref, type SplitHref, splitHref, withRest } from './href.js';
import type { LinkSources } from './link-sources.js';
import type { LinkKind, LinkOrigin, LinkTarget } from './link-target.js';
import { makeLookUps } from './look-ups.js';
import { followRedirects } from './redirect.js';
import { RouteLinks } from './route-links.js';
import { SiteTargets } from './site-targets.js';
import { SourceLinks } from './source-links.js';

/** Resolves hrefs to targets. It is built once per site, and passed to all code that resolves hrefs. */
export class LinkIndex {
  private readonly targets: SiteTargets;
  private readonly files: FileLinks;
  private readonly sources: SourceLinks;
  private readonly routes: RouteLinks;
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
    const targets = new SiteTargets(site, lookUps);
    const files = new FileLinks(site, lookUps, targets);
    const sources = new SourceLinks(site, lookUps, { targets, files });
    const followRedirect = (route: string, split: SplitHref) => this.followRedirect(route, split);
    this.targets = targets;
    this.files = files;
    this.sources = sources;
    this.routes = new RouteLinks(site, lookUps, { targets, files, sources, followRedirect });
  }

  /** Whether components that draw Markdown links receive broken hrefs as written. */
  get leavesMissing(): boolean {
    return this.site.config.markdown.missingLinks === 'written';
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
    if (/\.mdx?$/i.test(split.path)) return this.sources.resolve(origin, split);
    return kind === 'link' ? this.routes.resolve(origin, split) : this.files.resolveLoaded(origin, split, kind);
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

  /** Follows a redirect from a route. As in browsers, query and anchor of the href are kept if the target has none. */
  private followRedirect(route: string, { query, hash }: SplitHref): LinkTarget | undefined {
    const { routes, known } = this.lookUps();
    if (routes.has(route) || !known.has(route)) return undefined;
    const end = this.redirectEnds().get(route);
    if (end === undefined) return undefined;
    if ('loop' in end) {
      const loop = { candidates: [], sought: end.loop };
      const missing = this.targets.missing('redirect-loop', { path: route, query, hash }, loop);
      return { ...missing, brokenRedirect: end.loop };
    }
    const target = this.resolveConfigured(withRest(end.href, { query, hash }));
    return target.type === 'missing' ? { ...target, brokenRedirect: end.last } : { ...target, redirectedFrom: route };
  }
}
