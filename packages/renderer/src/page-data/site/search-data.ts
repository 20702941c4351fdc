import { defined, hostedSearch, type SearchConfig, type Site } from '@docsite/core';
import { hostedSearchHosts } from '../../search/hosted-search-hosts.js';
import type { HostedSearchData, SearchData } from '../../template/index.js';
import type { PageIndex } from '../page-index.js';

/** The output path of the description by which browsers search a site, within its locale. */
export const searchDescriptionPath = 'opensearch.xml';

/** How the site is searched, and the parts of the docs that can be searched. */
export function searchData({ path, contextual }: SearchConfig, index: PageIndex): SearchData {
  const { config, locale } = index.site;
  const instances = index.site.docs.map(({ id, versions }) => {
    const latest = versions.find((version) => version.isLast) ?? versions[0];
    return [id, { versions: versions.map(({ name }) => name), latest: latest?.name ?? '' }] as const;
  });
  const hosted = hostedSearchData(index.site);
  return {
    ...(path !== false && { pageUrl: index.url(`/${path}`) }),
    ...(path !== false && config.url !== undefined && { descriptionUrl: locale.baseUrl + searchDescriptionPath }),
    contextual,
    instances: Object.fromEntries(instances),
    ...(hosted !== undefined && { hosted }),
  };
}

function hostedSearchData({ config }: Site): HostedSearchData | undefined {
  const hosted = hostedSearch(config);
  if (hosted === undefined) return undefined;
  const { appId, apiKey, indexName, searchParameters = {}, externalUrlRegex, replacePathname } = hosted;
  const hosts = hostedSearchHosts(hosted);
  return defined({ appId, apiKey, indexName, hosts, searchParameters, externalUrlRegex, replacePathname });
}
