import { escapePattern, type UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';

/**
 * The configured search: Algolia's, or docsite's own if there is none, or if the application id is invalid, such as the
 * `YOUR_APP_ID` of an example, or missing, as in configurations before Docusaurus 2.0.0-beta.
 */
export function searchOf(themeConfig: Keys, takeover: Takeover): UserConfig['search'] {
  if (!themeConfig.has('algolia')) return undefined;
  const algolia = themeConfig.within('algolia');
  const appId = algolia.text('appId');
  algolia.skipValue('insights', false);
  const isHosted = appId !== undefined && isApplication(appId);
  if (!isHosted) {
    const lack = appId === undefined ? "it has no 'appId'" : `'${appId}' is not the id of an application`;
    takeover.leaves(`themeConfig.algolia, as ${lack}: the site uses its own index until there is one`);
  }
  const hosted = {
    appId,
    apiKey: algolia.text('apiKey'),
    indexName: algolia.text('indexName'),
    searchParameters: nonEmpty(algolia.any('searchParameters')),
    externalUrlRegex: algolia.text('externalUrlRegex'),
    replacePathname: replacementOf(algolia.within('replaceSearchResultPathname')),
  };
  return {
    ...(isHosted && hosted),
    contextual: algolia.flag('contextualSearch'),
    path: algolia.any('searchPagePath') === false ? false : algolia.text('searchPagePath'),
  } as UserConfig['search'];
}

/**
 * Whether a text is a valid Algolia application id: it becomes part of a host name, so other texts could lead
 * elsewhere.
 */
function isApplication(id: string): boolean {
  return /^[A-Za-z0-9]+$/.test(id);
}

/** What is replaced in the paths of results: a text, or matches of a regular expression. */
function replacementOf(keys: Keys): { from: string; to: string } | undefined {
  const [from, to] = [keys.any('from'), keys.text('to')];
  if (to === undefined) return undefined;
  if (from instanceof RegExp) return { from: from.source, to };
  return typeof from === 'string' ? { from: escapePattern(from), to } : undefined;
}

function nonEmpty(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined;
}
