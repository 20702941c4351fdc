import { EventListener } from './event-listener.js';

/** The configuration of a site with docs alone, below a base URL. */
export const config = JSON.stringify({ title: 'T', baseUrl: '/base/', docs: { path: 'docs', routeBasePath: '/' } });

/** The version of the site that a page was served in. */
export function versionIn(html: string): string | undefined {
  return /<script src="\/(?:base\/)?__docsite\/client\.js" data-version="([^"]+)"><\/script>/.exec(html)?.[1];
}

/** Listens to the events of a page, as the script in it does. */
export function listenTo(origin: string, page: string): EventListener {
  return new EventListener(`${origin}/base/__docsite/events?page=${encodeURIComponent(page)}`);
}
