import { crawlerTag } from '@docsite/renderer/crawler-data';
import type { HostedSearchData } from '@docsite/renderer/template';
import type { SearchScope } from '../search/search-service.js';

/** The scope of a search: the language, and one version of each docs instance. */
export interface QueryContext {
  /** BCP 47 tag of the locale. */
  readonly language: string;
  readonly scope: SearchScope | undefined;
}

/**
 * The parameters that the site sends with every query, and filters for the language and the versions of the reader if a
 * scope is given.
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
