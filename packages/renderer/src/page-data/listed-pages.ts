import { type DocsVersion, isListed, type Page, type Site, versionKey } from '@docsite/core';

/** The pages that readers should find, by route. */
export function listedPages(site: Site): Page[] {
  return site.pages.filter(isListed);
}

/** The versions of all docs instances, by `versionKey`. */
export function versionsByKey({ docs }: Site): Map<string, DocsVersion> {
  return new Map(
    docs.flatMap(({ id, versions }) => versions.map((version) => [versionKey(id, version.name), version])),
  );
}
