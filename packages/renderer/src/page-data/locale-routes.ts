import { isListed, type Site } from '@docsite/core';

/** The routes of the pages of one locale. Plain data, which can be sent to threads. */
export interface LocaleRoutes {
  /** Name of the locale. */
  readonly locale: string;
  /** Routes by the keys of pages. */
  readonly routes: Readonly<Record<string, string>>;
  /** Those of `routes` whose pages are unlisted. */
  readonly unlisted: readonly string[];
}

/** Gathers the routes of a site, for the other locales to link to. */
export function collectLocaleRoutes(site: Site): LocaleRoutes {
  return {
    locale: site.locale.name,
    routes: Object.fromEntries(site.pages.map((page) => [page.key, page.route])),
    unlisted: site.pages.filter((page) => !isListed(page)).map(({ route }) => route),
  };
}
