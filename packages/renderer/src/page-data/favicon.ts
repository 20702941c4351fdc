import type { Site } from '@docsite/core';

/** The icon of a site without its own, relative to the output folder: browsers always request one. */
export const generatedFavicon = 'favicon.svg';

/** The icon of a site: the configured one, else one at the root of its static files; absent where it has neither. */
export function ownFavicon({ config, staticFiles }: Site): string | undefined {
  const files = ['/favicon.svg', '/favicon.ico', '/favicon.png'];
  return config.favicon ?? files.find((path) => staticFiles[path] !== undefined);
}
