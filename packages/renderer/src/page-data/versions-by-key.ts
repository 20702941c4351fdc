import { type DocsVersion, type Site, versionKey } from '@docsite/core';

/** The versions of all docs instances, by `versionKey`. */
export function versionsByKey({ docs }: Site): Map<string, DocsVersion> {
  return new Map(
    docs.flatMap(({ id, versions }) => versions.map((version) => [versionKey(id, version.name), version])),
  );
}
