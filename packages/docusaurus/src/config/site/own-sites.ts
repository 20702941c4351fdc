import { isDeepStrictEqual } from 'node:util';
import type { UserConfig } from '@docsite/core';

/** What a language may have of its own, in docsite's configuration. */
export type OwnSite = NonNullable<NonNullable<NonNullable<UserConfig['i18n']>['localeConfigs']>[string]['site']>;

const ownKeys = [
  'title',
  'tagline',
  'favicon',
  'image',
  'head',
  'navbar',
  'footer',
  'announcementBar',
  'customFields',
] as const satisfies readonly (keyof OwnSite)[];

/** Adds to a configuration what those of other languages, by locale, have in another way. */
export function withOwnSites(config: UserConfig, others: ReadonlyMap<string, UserConfig>): UserConfig {
  if (others.size === 0) return config;
  const own = [...others].map(([name, other]) => [name, differences(config, other)] as const);
  const localeConfigs = { ...config.i18n?.localeConfigs };
  for (const [name, site] of own)
    if (Object.keys(site).length > 0) localeConfigs[name] = { ...localeConfigs[name], site };
  return { ...config, i18n: { ...config.i18n, localeConfigs } };
}

function differences(config: UserConfig, other: UserConfig): OwnSite {
  const keys = ownKeys.filter((key) => other[key] !== undefined && !isDeepStrictEqual(config[key], other[key]));
  return Object.fromEntries(keys.map((key) => [key, other[key]])) as OwnSite;
}

/** Adds elements to the head of the pages of all languages. */
export function withHead(
  { head = [], i18n, ...config }: UserConfig,
  added: readonly NonNullable<UserConfig['head']>[number][],
): UserConfig {
  const configs = Object.entries(i18n?.localeConfigs ?? {}).map(([name, { site, ...locale }]) => {
    const own = site?.head === undefined ? site : { ...site, head: [...site.head, ...added] };
    return [name, { ...locale, ...(own && { site: own }) }] as const;
  });
  const localeConfigs = Object.fromEntries(configs);
  return { ...config, ...(i18n && { i18n: { ...i18n, localeConfigs } }), head: [...head, ...added] };
}
