import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';

/** Content that may be translated. */
export interface LocalizedContent {
  /** Name of the kind of content. */
  readonly kind: string;
  /** Which of several of its kind it is. */
  readonly id?: string;
  readonly version?: string;
}

/**
 * The folder of a locale's translations: `i18n/<locale>/<id>/<version>`, or under the name that Docusaurus gives it.
 */
export function localizedFolder(
  siteDir: string,
  locale: SiteLocale,
  config: SiteConfig,
  content: LocalizedContent,
): string | undefined {
  if (locale.name === config.i18n.defaultLocale) return undefined;
  const id = content.id === 'default' ? undefined : content.id;
  const plugin = `docusaurus-plugin-content-${content.kind}${id === undefined ? '' : `-${id}`}`;
  const own = id ?? content.kind;
  const version =
    content.version === undefined ? '' : content.version === 'current' ? 'current' : `version-${content.version}`;
  return [own, plugin]
    .map((name) => posix.join('i18n', locale.path, name, version))
    .find((path) => existsSync(join(siteDir, path)));
}
