import { LocaleDropdown } from '@theme/shell/locale-dropdown';
import type { NavbarChoiceProps } from '@theme/shell/navbar-choice';
import { entries } from '@theme/shell/navbar-item';
import { VersionDropdown } from '@theme/shell/version-dropdown';

/** A dropdown that links the same page in other versions or languages. */
export function NavbarChoice({ item }: NavbarChoiceProps) {
  const around = { before: item.before && entries(item.before), after: item.after && entries(item.after) };
  return item.type === 'version-dropdown' ? (
    <VersionDropdown {...item} {...around} />
  ) : (
    <LocaleDropdown {...item} {...around} />
  );
}
