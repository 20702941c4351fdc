import {
  type ContentKind,
  contentKinds,
  type DocsInstance,
  type DocsVersion,
  LinkIndex,
  type MarkdownTwins,
  markdownTwins,
  type Page,
  type PageKind,
  pageKindsOf,
  type Site,
  type SiteHtml,
  urlOfRoute,
  urlPolicy,
} from '@docsite/core';
import type { LocaleRoutes } from './locale-routes.js';
import { versionsByKey } from './versions-by-key.js';

/** Indexes for page data, derived once from a site. */
export interface PageIndex {
  readonly site: Site;
  /** Resolves hrefs of the configuration, sidebars and front matter. */
  readonly links: LinkIndex;
  readonly pages: ReadonlyMap<string, Page>;
  readonly kinds: readonly ContentKind[];
  /** How pages are handled, by their `kind`. */
  readonly pageKinds: ReadonlyMap<string, PageKind>;
  /** `instance/version` to version. */
  readonly versions: ReadonlyMap<string, DocsVersion>;
  readonly instances: ReadonlyMap<string, DocsInstance>;
  readonly twins: MarkdownTwins;
  /** Pages of each locale by name, if they are known. */
  readonly localePages: ReadonlyMap<string, LocalePages>;
  /** The address of a route; the href of another site is returned unchanged. */
  readonly url: (routeOrHref: string) => string;
  /** Returns HTML of the configuration or a sidebar with final URLs. */
  readonly html: (written: string) => string;
}

/** The routes of a locale: by page key, all of them, and those of unlisted pages. */
export interface LocalePages {
  readonly routes: LocaleRoutes['routes'];
  readonly taken: ReadonlySet<string>;
  readonly unlisted: ReadonlySet<string>;
}

interface KnownIndexes {
  /** The index of the site's links, if it already exists. */
  readonly links?: LinkIndex | undefined;
  /** The HTML of configuration and sidebars with resolved links, if the shell is going to be built. */
  readonly siteHtml?: Pick<SiteHtml, 'resolved'> | undefined;
  /** Routes of every locale; absent if only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  readonly kinds?: readonly ContentKind[] | undefined;
}

/** Indexes a site, including what is known about its other locales. */
export function indexPages(site: Site, known: KnownIndexes = {}): PageIndex {
  const { links = new LinkIndex(site), siteHtml, localeRoutes = [], kinds = contentKinds } = known;
  const policy = urlPolicy(site);
  let twins: MarkdownTwins | undefined;
  return {
    site,
    links,
    pages: new Map(site.pages.map((page) => [page.route, page])),
    kinds,
    pageKinds: pageKindsOf(kinds),
    versions: versionsByKey(site),
    instances: new Map(site.docs.map((instance) => [instance.id, instance])),
    get twins() {
      twins ??= markdownTwins(site);
      return twins;
    },
    localePages: new Map(
      localeRoutes.map(({ locale, routes, unlisted }) => [
        locale,
        { routes, taken: new Set(Object.values(routes)), unlisted: new Set(unlisted) },
      ]),
    ),
    url: (target) => (target.startsWith('/') && !target.startsWith('//') ? urlOfRoute(target, policy) : target),
    html: (written) => siteHtml?.resolved.get(written) ?? written,
  };
}
