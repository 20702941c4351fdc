import { crawlerTag, type HostedSearchData } from '@docsite/renderer/template';
import type { SearchScope } from '../search/search-service.js';

/** What narrows a search: the language, and one version of each docs instance. */
export interface QueryContext {
  /** BCP 47 tag of the locale. */
  readonly language: string;
  readonly scope: SearchScope | undefined;
}

/**
 * What the site has every query sent with, and the filters that let through what is of the reader's language and
 * versions, if a scope is given.
 */
export function queryParameters(
  { searchParameters }: HostedSearchData,
  { language, scope }: QueryContext,
): Readonly<Record<string, unknown>> {
  if (scope === undefined) return searchParameters;
  const versions = Object.entries(scope.versions).map(([instance, version]) => crawlerTag({ instance, version }));
  const tags = [crawlerTag(), ...versions].map((tag) => `docusaurus_tag:${tag}`);
  return {
    ...searchParameters,
    facetFilters: [`language:${language}`, tags, ...[searchParameters.facetFilters ?? []].flat()],
  };
}
