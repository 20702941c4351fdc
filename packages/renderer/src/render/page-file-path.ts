import { notFoundRoute, outputPathOfRoute, type Page, type Site } from '@docsite/core';

/** The file of a page's document, relative to the folder of its locale. */
export function pageFilePath({ route }: Page, { config, locale }: Site): string {
  const trailingSlash = route === notFoundRoute ? false : config.trailingSlash;
  return outputPathOfRoute(route, { baseUrl: locale.baseUrl, trailingSlash });
}
