import type { NavbarItemData } from '@docsite/renderer/template';

/** The navbar item of a dropdown of versions or languages. */
export interface NavbarChoiceProps {
  readonly item: Extract<NavbarItemData, { readonly type: 'version-dropdown' | 'locale-dropdown' }>;
}

/** Empty: the dropdowns of versions and languages are in the layer `choices`, for sites with several. */
export function NavbarChoice(_: NavbarChoiceProps) {
  return null;
}
