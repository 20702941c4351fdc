import type { AdaptedConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

/** Labels of the theme in each locale. */
type Labels = NonNullable<AdaptedConfig['labels']>;

/**
 * Adds the footnote labels in the options of remark-rehype, which are the same in every language in Docusaurus, too.
 */
export function withFootnoteLabels(labels: Labels, markdown: Keys): Labels {
  if (!markdown.has('remarkRehypeOptions')) return labels;
  const options = markdown.within('remarkRehypeOptions');
  const [footnotes, backToReference] = [options.text('footnoteLabel'), options.text('footnoteBackLabel')];
  const own = { ...(footnotes && { footnotes }), ...(backToReference && { backToReference }) };
  return Object.fromEntries(Object.entries(labels).map(([locale, texts]) => [locale, { ...texts, ...own }]));
}
