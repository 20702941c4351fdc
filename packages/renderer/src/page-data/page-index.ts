import { type DocsInstance, type DocsVersion, type Page, type Site, urlOfRoute } from '@docsite/core';

/** Look-ups that page data needs again and again, derived from a site once. */
export interface PageIndex {
  readonly site: Site;
  readonly pages: ReadonlyMap<string, Page>;
  /** `instance/version` to version. */
  readonly versions: ReadonlyMap<string, DocsVersion>;
  readonly instances: ReadonlyMap<string, DocsInstance>;
  /** The address of a route, or an href of another site as it is. */
  readonly url: (routeOrHref: string) => string;
}

/** Indexes a site. */
export function indexPages(site: Site): PageIndex {
  const policy = { baseUrl: site.locale.baseUrl, trailingSlash: site.config.trailingSlash };
  return {
    site,
    pages: new Map(site.pages.map((page) => [page.route, page])),
    versions: new Map(site.docs.flatMap((instance) => instance.versions.map((version) => [`${instance.id}/${version.name}`, version]))),
    instances: new Map(site.docs.map((instance) => [instance.id, instance])),
    url: (target) => (target.startsWith('/') && !target.startsWith('//') ? urlOfRoute(target, policy) : target),
  };
}
