import { type DocsVersion, isListed, type Page, type Site } from '@docsite/core';

/** The pages that readers should find, by route. */
export function listedPages(site: Site): Page[] {
  return site.pages.filter(isListed);
}

/** The versions of all docs instances, by `instance/version`. */
export function versionsByKey({ docs }: Site): Map<string, DocsVersion> {
  return new Map(docs.flatMap(({ id, versions }) => versions.map((version) => [`${id}/${version.name}`, version])));
}
