import type { Page, Site } from '@docsite/core';

/** The pages that readers should find, by route: not those for one purpose, unlisted ones, or those of versions kept from search engines. */
export function listedPages(site: Site): Page[] {
  const hidden = new Set(
    site.docs.flatMap(({ id, versions }) => versions.filter((version) => version.noIndex).map((version) => `${id}/${version.name}`)),
  );
  return site.pages.filter((page) => {
    if (page.kind === 'not-found' || page.kind === 'search' || ('unlisted' in page && (page.unlisted || page.draft))) return false;
    return !('docs' in page && hidden.has(`${page.docs.instance}/${page.docs.version}`));
  });
}
