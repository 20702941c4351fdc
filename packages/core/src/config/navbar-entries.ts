import type { DropdownItemConfig, NavbarItemConfig } from './site-config.js';

/** An entry of a dropdown in the navbar. */
export interface NavbarEntry {
  readonly entry: DropdownItemConfig;
  /** Its key path below the item with the dropdown. */
  readonly path: readonly [key: string, index: number];
}

const lists = ['items', 'itemsBefore', 'itemsAfter'] as const;

/** The configured entries in the dropdown of a navbar item; none for an item without a dropdown. */
export function navbarEntries(item: NavbarItemConfig): NavbarEntry[] {
  const listed = item as { readonly [List in (typeof lists)[number]]?: readonly DropdownItemConfig[] };
  return lists.flatMap((key) =>
    (listed[key] ?? []).map((entry, index): NavbarEntry => ({ entry, path: [key, index] })),
  );
}
