import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** A link to a Markdown file names an existing file that becomes a page. */
export const brokenMarkdownLink: Rule = {
  name: 'broken-markdown-link',
  description: 'A link to a Markdown file names one that exists and makes a page.',
  defaultSeverity: 'warning',
  scope: 'links',
  check: (input) =>
    findMissing(
      'broken-markdown-link',
      input,
      ({ href }) => `broken link '${href}': no page is built from such a Markdown file`,
    ),
};
