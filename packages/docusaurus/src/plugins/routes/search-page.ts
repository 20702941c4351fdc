import type { FinishedLocale, UserConfig } from '@docsite/core';
import type { PluginUse } from '../../config/plugins/plugins.js';

/** Whether a site has a page for its search in Docusaurus, too: with a service for it, or a plugin. */
export function hasSearchPage({ search }: Pick<UserConfig, 'search'>, plugins: readonly PluginUse[]): boolean {
  return search !== undefined || plugins.some(({ name }) => /search|pagefind/.test(name));
}

/** The pages that a site has in Docusaurus, too. */
export function sharedPages<Locale extends FinishedLocale>(locale: Locale, hasSearch: boolean): Locale {
  return hasSearch ? locale : { ...locale, pages: locale.pages.filter(({ kind }) => kind !== 'search') };
}
