import { builtFiles } from '../config/built-files.js';
import { siteLocales } from '../config/site-locale.js';
import { markdownTwins } from '../content/markdown-twins.js';
import { joinRoute } from '../route/route.js';
import { findNearestPath } from '../suggest/near-path.js';
import type { FindNearest } from '../suggest/nearest.js';
import { imageExtension } from './image-file.js';
import type { LinkSources } from './link-sources.js';
import { NearSources } from './near-sources.js';
import { foldedName } from './same-name.js';

/** Tables for looking up the hrefs of a site. */
export interface LookUps {
  readonly routes: ReadonlySet<string>;
  /** Routes of pages, and of addresses that redirect. */
  readonly known: ReadonlySet<string>;
  readonly routesByFoldedName: ReadonlyMap<string, string>;
  readonly sourcesByFoldedName: ReadonlyMap<string, string>;
  readonly staticByFoldedName: ReadonlyMap<string, string>;
  readonly twins: ReadonlySet<string>;
  readonly contentFiles: ReadonlySet<string>;
  readonly near: NearSources;
  /** Beginnings of addresses that the component of a page answers for. */
  readonly open: readonly string[];
  /** The addresses of other languages, below the base URL of the site, with a slash at each end. */
  readonly languages: readonly string[];
  readonly nearestRoute: FindNearest;
  readonly nearestStaticFile: FindNearest;
  readonly nearestStaticImage: FindNearest;
}

/** Builds the tables of a site. */
export function makeLookUps(site: LinkSources): LookUps {
  const routes = new Set(site.pages.map((page) => page.route));
  const { redirects } = site;
  const staticPaths = Object.keys(site.staticFiles);
  const linkable = builtFiles(site.config).flatMap(({ path, isLinkable }) => (isLinkable ? [`/${path}`] : []));
  const byFoldedName = (texts: Iterable<string>) => new Map([...texts].map((text) => [foldedName(text), text]));
  return {
    routes,
    known: redirects.length === 0 ? routes : new Set([...routes, ...redirects.map(({ from }) => from)]),
    routesByFoldedName: byFoldedName(routes),
    sourcesByFoldedName: byFoldedName(Object.keys(site.routesBySource)),
    staticByFoldedName: byFoldedName(staticPaths),
    twins: new Set([...markdownTwins(site).values()].map((path) => `/${path}`)),
    contentFiles: new Set([...(site.contentFiles ?? []), ...linkable]),
    near: new NearSources(site.routesBySource, site.sourceRoots),
    open: site.config.routes.flatMap(({ path, takesBelow }) => (takesBelow ? [`${joinRoute(path)}/`] : [])),
    languages: otherLanguages(site),
    nearestRoute: findNearestPath(routes),
    nearestStaticFile: findNearestPath(staticPaths),
    nearestStaticImage: findNearestPath(staticPaths.filter((path) => imageExtension.test(path))),
  };
}

/** Languages that are served on the same host, below the site's base URL. */
function otherLanguages({ config, locale }: LinkSources): string[] {
  return siteLocales(config).flatMap(({ name, baseUrl, url }) =>
    name !== locale.name && url === locale.url && baseUrl.startsWith(config.baseUrl) && baseUrl !== config.baseUrl
      ? [baseUrl.slice(config.baseUrl.length - 1)]
      : [],
  );
}
