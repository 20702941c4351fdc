import { isListed, type Site } from '@docsite/core';

/** The routes of the pages of one locale. Plain data, which can be sent between threads. */
export interface LocaleRoutes {
  /** Name of the locale. */
  readonly locale: string;
  /** Routes, by page key. */
  readonly routes: Readonly<Record<string, string>>;
  /** The routes of unlisted pages. */
  readonly unlisted: readonly string[];
}

/** Collects the routes of a site, so that other locales can link to them. */
export function collectLocaleRoutes(site: Site): LocaleRoutes {
  return {
    locale: site.locale.name,
    routes: Object.fromEntries(site.pages.map((page) => [page.key, page.route])),
    unlisted: site.pages.filter((page) => !isListed(page)).map(({ route }) => route),
  };
}
