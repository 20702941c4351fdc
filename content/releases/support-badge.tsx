import { labelOf, type Support } from './support.js';

/** The support of a series in two or three words, on its colour. */
export function SupportBadge({ support }: { readonly support: Support }) {
  return <span className={`support support-${support}`}>{labelOf(support)}</span>;
}
