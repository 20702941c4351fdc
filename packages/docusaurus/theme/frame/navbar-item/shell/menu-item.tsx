import type { NavbarItemData } from '@docsite/renderer/template';
import { ThemedItem } from '@docusaurus/inner/navbar/themed-item';

/** A navbar item in the menu on narrow screens, drawn by the site's component for its type. */
export function MenuItem({ item }: { readonly item: NavbarItemData }) {
  return <ThemedItem item={item} mobile />;
}
