/** The file of the data of the page at `route`, relative to the output folder. It follows from the route alone. */
export function pageDataPath(route: string): string {
  return `assets/pages${route === '/' ? '/index' : route}.json`;
}

/** Where that file is served, for a site under `baseUrl`. */
export function pageDataUrl(baseUrl: string, route: string): string {
  return baseUrl + encodeURI(pageDataPath(route)).replace(/[?#]/g, encodeURIComponent);
}

/**
 * The file of the document that shows any page by script, for readers without a connection; relative to the output
 * folder.
 */
export const shellPath = 'assets/shell.html';

/** Where the site data of a build lives. */
export function siteDataUrl(baseUrl: string, buildId: string): string {
  return `${baseUrl}assets/site-${buildId}.json`;
}
