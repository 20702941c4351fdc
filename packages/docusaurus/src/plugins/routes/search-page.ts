import type { FinishedLocale, UserConfig } from '@docsite/core';
import type { PluginUse } from '../../config/plugins/plugins.js';

/** Whether Docusaurus would create a search page for a site, which it does with a search service or a plugin. */
export function hasSearchPage({ search }: Pick<UserConfig, 'search'>, plugins: readonly PluginUse[]): boolean {
  return search !== undefined || plugins.some(({ name }) => /search|pagefind/.test(name));
}

/** The pages that also exist in a Docusaurus build of the site. */
export function sharedPages<Locale extends FinishedLocale>(locale: Locale, hasSearch: boolean): Locale {
  return hasSearch ? locale : { ...locale, pages: locale.pages.filter(({ kind }) => kind !== 'search') };
}
