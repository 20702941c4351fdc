import type { Site } from '@docsite/core';

/** The icon of a site that has none, relative to the output folder: browsers ask for one, whatever a page says. */
export const generatedFavicon = 'favicon.svg';

/** The icon of a site: the configured one, else one at the root of its static files; absent where it has neither. */
export function ownFavicon({ config, staticFiles }: Site): string | undefined {
  const files = ['/favicon.svg', '/favicon.ico', '/favicon.png'];
  return config.favicon ?? files.find((path) => staticFiles[path] !== undefined);
}
