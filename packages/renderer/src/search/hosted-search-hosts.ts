import type { HostedSearchConfig } from '@docsite/core';

/** The servers of a hosted index, in the order to try them: Algolia's nearest, then its fallbacks. */
export function hostedSearchHosts({ appId, host }: HostedSearchConfig): string[] {
  if (host !== undefined) return [host];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}
