import { Outline } from '@theme/content/outline';

/** Outlines used only by generated pages, which browsers load as HTML. Others are in `content/icons.tsx`. */
const outlines = {
  tag: 'M3 12.2V5a2 2 0 0 1 2-2h7.2L21 11.8a2 2 0 0 1 0 2.9L14.7 21a2 2 0 0 1-2.9 0L3 12.2zM8 8h.01',
} as const;

/** An icon of a generated page, next to a text with the same meaning. */
export function PageIcon({ name }: { readonly name: keyof typeof outlines }) {
  return <Outline path={outlines[name]} />;
}
