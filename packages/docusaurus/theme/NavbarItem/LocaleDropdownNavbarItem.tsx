import { LocaleDropdown } from '@theme-original/shell/locale-dropdown';

/** The languages of the site. */
export default function LocaleDropdownNavbarItem(_: { readonly [prop: string]: unknown }) {
  return <LocaleDropdown />;
}
