import type { DocsVersion, Page, Site } from '@docsite/core';

/** The pages that readers should find, by route. */
export function listedPages(site: Site): Page[] {
  const versions = versionsByKey(site);
  return site.pages.filter((page) => isListed(page, versions));
}

/**
 * Whether readers should find a page: it is not one for a purpose, unlisted, or of a version kept from search engines.
 */
export function isListed(page: Page, versions: ReadonlyMap<string, DocsVersion>): boolean {
  if (page.kind === 'not-found' || page.kind === 'search' || ('unlisted' in page && (page.unlisted || page.draft)))
    return false;
  return !('docs' in page && versions.get(`${page.docs.instance}/${page.docs.version}`)?.noIndex);
}

/** The versions of all docs instances, by `instance/version`. */
export function versionsByKey({ docs }: Site): Map<string, DocsVersion> {
  return new Map(docs.flatMap(({ id, versions }) => versions.map((version) => [`${id}/${version.name}`, version])));
}
