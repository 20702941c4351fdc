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
