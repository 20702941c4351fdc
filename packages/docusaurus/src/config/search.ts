import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

/** The search that a theme configuration names: Algolia's, or none, and then docsite's own. */
export function searchOf(themeConfig: Keys): UserConfig['search'] {
  if (!themeConfig.has('algolia')) return undefined;
  const algolia = themeConfig.within('algolia');
  return {
    appId: algolia.text('appId'),
    apiKey: algolia.text('apiKey'),
    indexName: algolia.text('indexName'),
    contextual: algolia.flag('contextualSearch'),
    path: algolia.text('searchPagePath'),
    searchParameters: nonEmpty(algolia.any('searchParameters')),
  } as UserConfig['search'];
}

function nonEmpty(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined;
}
