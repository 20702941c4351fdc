/** The file with the data of the page at `route`, relative to the output folder. It depends only on the route. */
export function pageDataPath(route: string): string {
  return `assets/pages${route === '/' ? '/index' : route}.json`;
}

/** Where that file is served, for a site under `baseUrl`. */
export function pageDataUrl(baseUrl: string, route: string): string {
  return baseUrl + encodeURI(pageDataPath(route)).replace(/[?#]/g, encodeURIComponent);
}

/** The file of the document that renders any page by script for offline readers, relative to the output folder. */
export const shellPath = 'assets/shell.html';

/** The address of a build's site data. */
export function siteDataUrl(baseUrl: string, buildId: string): string {
  return `${baseUrl}assets/site-${buildId}.json`;
}
