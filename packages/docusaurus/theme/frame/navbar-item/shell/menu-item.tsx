import type { NavbarItemData } from '@docsite/renderer/template';
import { ThemedItem } from '@docusaurus/inner/navbar/themed-item';

/** An item of the navbar in the menu of narrow screens, drawn by what the site has for its type. */
export function MenuItem({ item }: { readonly item: NavbarItemData }) {
  return <ThemedItem item={item} mobile />;
}
