import { getOrInsert } from '../../../values/get-or-insert.js';
import type { DocsPlacement } from './docs-page.js';
import type { DocsInstance, DocsVersion } from './docs-version.js';

/** Data about a site's docs, besides their pages. */
export interface DocsFacts {
  readonly docs: readonly DocsInstance[];
}

/** Indexes into the docs of a site. */
export interface DocsIndex {
  readonly instances: ReadonlyMap<string, DocsInstance>;
  /** Documents of each version, by id and by route. */
  readonly documents: ReadonlyMap<DocsVersion, DocumentIndex>;
}

/** Indexes into the documents of one version. */
export interface DocumentIndex {
  readonly routes: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

/** Indexes are computed once per site's docs, and garbage-collected with them. */
const indexes = new WeakMap<DocsFacts['docs'], DocsIndex>();

/** The index of a site's docs. */
export function docsIndexOf({ docs }: DocsFacts): DocsIndex {
  return getOrInsert(indexes, docs, () => indexDocs(docs));
}

/** The instance and version that a page belongs to. */
export function placeInDocs(
  facts: DocsFacts,
  { instance, version }: DocsPlacement,
): { readonly instance: DocsInstance; readonly version: DocsVersion } {
  const found = docsIndexOf(facts).instances.get(instance) as DocsInstance;
  return { instance: found, version: found.versions.find(({ name }) => name === version) as DocsVersion };
}

function indexDocs(docs: DocsFacts['docs']): DocsIndex {
  const versions = docs.flatMap((instance) => instance.versions);
  return {
    instances: new Map(docs.map((instance) => [instance.id, instance])),
    documents: new Map(
      versions.map((version) => [
        version,
        {
          routes: new Map(version.docs.map(({ id, route }) => [id, route])),
          ids: new Map(version.docs.map(({ id, route }) => [route, id])),
        },
      ]),
    ),
  };
}
