import { isListed, type Page, type Site } from '@docsite/core';

/** The pages that readers should find, in the order of their routes. */
export function listedPages(site: Site): Page[] {
  return site.pages.filter(isListed);
}
