import type { UserConfig } from '@docsite/core';

/** Keys with the same name and meaning in configurations of Docusaurus and docsite, which the site's code may read. */
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

/** Docusaurus's value of `trailingSlash`: its default behaves like `'folders'`. */
export function slashOf(trailingSlash: UserConfig['trailingSlash'] | undefined): boolean | undefined {
  return trailingSlash === 'folders' ? undefined : trailingSlash;
}
