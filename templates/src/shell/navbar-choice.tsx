import type { NavbarItemData } from '@docsite/renderer/template';

/** The item of the navbar that is a dropdown of versions or languages. */
export interface NavbarChoiceProps {
  readonly item: Extract<NavbarItemData, { readonly type: 'version-dropdown' | 'locale-dropdown' }>;
}

/** Nothing: the dropdowns of versions and languages are in the layer `choices`, for sites that have several. */
export function NavbarChoice(_: NavbarChoiceProps) {
  return null;
}
