import type { NavbarItemConfig } from './site-config.js';

/** Whether a dropdown of the navbar is shown even if the site has only one version or language to choose from. */
export function isAlwaysShown(item: NavbarItemConfig): boolean {
  if (item.type === 'localeDropdown') return item.always;
  return item.type === 'docsVersionDropdown' && (item.always || item.itemsBefore.length + item.itemsAfter.length > 0);
}
