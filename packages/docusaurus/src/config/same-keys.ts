import type { UserConfig } from '@docsite/core';

/** Keys that configurations of Docusaurus and of docsite have by the same names, and that code of sites may read. */
export const sameKeys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'trailingSlash',
  'titleDelimiter',
  'staticDirectories',
  'i18n',
  'customFields',
] as const satisfies readonly (keyof UserConfig)[];

/** What Docusaurus has by the name `trailingSlash`: it does what `'folders'` says where there is none. */
export function slashOf(trailingSlash: UserConfig['trailingSlash'] | undefined): boolean | undefined {
  return trailingSlash === 'folders' ? undefined : trailingSlash;
}
