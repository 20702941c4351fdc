import type { AdaptedConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

/** Words of the theme in each locale. */
type Labels = NonNullable<AdaptedConfig['labels']>;

/** Labels with the words that options of remark-rehype give footnotes: the same in every language, as there. */
export function withFootnoteLabels(labels: Labels, markdown: Keys): Labels {
  if (!markdown.has('remarkRehypeOptions')) return labels;
  const options = markdown.within('remarkRehypeOptions');
  const [footnotes, backToReference] = [options.text('footnoteLabel'), options.text('footnoteBackLabel')];
  const own = { ...(footnotes && { footnotes }), ...(backToReference && { backToReference }) };
  return Object.fromEntries(Object.entries(labels).map(([locale, words]) => [locale, { ...words, ...own }]));
}
