import { type Finding, finding, keyPath, placeOfKey, type Site } from '@docsite/core';
import { hasOwnModule, themeLayers } from '@docsite/renderer';
import { templatesDir } from '../../own-package/templates-dir.js';

type NavbarItem = Site['config']['navbar']['items'][number];

/** The modules of the theme that draw items of the navbar, or decide what draws them. */
const drawing = ['index', 'shell/layout', 'shell/navbar', 'shell/navbar-item', 'shell/mobile-menu', 'shell/menu-item'];

/** Reports navbar items of the type `component` of a site whose theme only draws items of the other types. */
export function undrawnItems(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  const items = config.navbar.items.flatMap((item, index) => componentsIn(item, ['navbar', 'items', index]));
  if (items.length === 0 || hasOwnModule(themeLayers(config, { siteDir, templatesDir }), drawing)) return [];
  return items.map(({ name, path }) =>
    finding(
      'navbar-item',
      placeOfKey(configPlaces, [...path, 'name']),
      `${keyPath(path)}: the theme has no component that draws '${name}'`,
      `write one in \`${config.themeDir}/shell/navbar-item.tsx\``,
    ),
  );
}

interface ComponentItem {
  readonly name: string;
  /** The key of the item. */
  readonly path: readonly PropertyKey[];
}

/** The items of the type `component` among an item and those of its list. */
function componentsIn(item: NavbarItem, path: readonly PropertyKey[]): ComponentItem[] {
  if (item.type === 'component') return [{ name: item.name, path }];
  const lists = Object.entries({
    ...('items' in item && { items: item.items }),
    ...('itemsBefore' in item && { itemsBefore: item.itemsBefore, itemsAfter: item.itemsAfter }),
  });
  return lists.flatMap(([key, inner]) =>
    inner.flatMap((one, index) => (one.type === 'component' ? [{ name: one.name, path: [...path, key, index] }] : [])),
  );
}
