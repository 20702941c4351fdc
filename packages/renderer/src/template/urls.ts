/** Where the data of the page at `route` lives, for a site served under `baseUrl`. It follows from the route alone. */
export function pageDataUrl(baseUrl: string, route: string): string {
  return `${baseUrl}assets/pages${route === '/' ? '/index' : encodeURI(route)}.json`;
}

/** Where the site data of a build lives. */
export function siteDataUrl(baseUrl: string, buildId: string): string {
  return `${baseUrl}assets/site-${buildId}.json`;
}
