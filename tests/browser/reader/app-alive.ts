import type { Page, Route } from 'playwright-core';

/** Waits until React has taken over. */
export async function waitForApp(page: Page): Promise<void> {
  await page
    .locator('#ds-root[data-alive]:not(:has(.sidebar:not([data-alive]), [data-chunk]:not([data-alive])))')
    .waitFor({ state: 'attached' });
}

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

/** The routes whose page data a page requests from now on. */
export function watchPageData(page: Page): string[] {
  const routes: string[] = [];
  page.on('request', (request) => {
    const route = /\/assets\/pages(\/.*)\.json$/.exec(new URL(request.url()).pathname)?.[1];
    if (route !== undefined) routes.push(route);
  });
  return routes;
}

/** Delays the data of one page until the test releases it. */
export function holdPageData(page: Page, route: string): Promise<() => void> {
  return holdRequests(page, `**/assets/pages${route}.json`);
}

/** Delays requests for addresses that match a glob pattern until the test releases them. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (request: Route) => {
    await released;
    await request.continue();
  });
  return release;
}

/** Responds to requests for the data of one page as if the site had been rebuilt. */
export async function sendDataOfAnotherBuild(page: Page, route: string): Promise<void> {
  const path = `/assets/pages${route}.json`;
  const data = await (await page.request.get(path)).json();
  await page.route(`**${path}`, (request) => request.fulfill({ json: { ...data, buildId: 'another' } }));
}
