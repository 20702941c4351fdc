import { markdownTwins, notFoundRoute, outputPathOfRoute, type Site, urlOfRoute, urlPolicy } from '@docsite/core';
import { pageDataPath } from '@docsite/renderer';

/** The routes of a locale, by the paths of their pages' files. */
export interface PagePaths {
  readonly routes: ReadonlyMap<string, string>;
  /** The address of each page, by the path of its HTML. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** Lists the paths of the HTML, page data and Markdown twin of every page. */
export function listPagePaths(site: Site): PagePaths {
  const twins = markdownTwins(site);
  const policy = urlPolicy(site);
  const routes = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const { route } of site.pages) {
    const html = outputPathOfRoute(route, policy);
    const twin = twins.get(route);
    for (const path of [html, pageDataPath(route), ...(twin === undefined ? [] : [twin])]) routes.set(path, route);
    if (route !== notFoundRoute) addresses.set(html, urlOfRoute(route, policy));
  }
  return { routes, addresses };
}
