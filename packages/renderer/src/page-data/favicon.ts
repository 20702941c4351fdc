import type { Site } from '@docsite/core';

/** The icon for a site without its own, relative to the output folder, because browsers always request one. */
export const generatedFavicon = 'favicon.svg';

/** The icon of a site: the configured one, or else one at the root of its static files; undefined if it has neither. */
export function ownFavicon({ config, staticFiles }: Site): string | undefined {
  const files = ['/favicon.svg', '/favicon.ico', '/favicon.png'];
  return config.favicon ?? files.find((path) => staticFiles[path] !== undefined);
}
