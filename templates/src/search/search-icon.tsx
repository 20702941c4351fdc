import { Outline } from '@theme/content/outline';

/** Outlines used only in the search dialog. Others are in `content/icons.tsx`. */
const outlines = {
  section: 'M9.5 3.5L7.5 20.5M16.5 3.5l-2 17M4.5 9h16M3.5 15h16',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
} as const;

/** An icon of the search dialog, next to a text with the same meaning. */
export function SearchIcon({ name }: { readonly name: keyof typeof outlines }) {
  return <Outline path={outlines[name]} />;
}
