import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';
import type { ReactNode } from 'react';

/** The icon of a card. */
export default function DocCardHeadingIcon({ icon }: { readonly item: CardEntry; readonly icon: ReactNode }) {
  return (
    <span className="icon" aria-hidden="true">
      {icon}
    </span>
  );
}
