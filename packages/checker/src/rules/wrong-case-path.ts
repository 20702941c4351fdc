import { differsInForm } from '../links/unicode-form.js';
import { findMissing, type MissingLink } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** A path has the letter case of the file it names, because some file systems and hosts are case-sensitive. */
export const wrongCasePath: Rule = {
  name: 'wrong-case-path',
  description: 'A path is written in the same letter case as what it names.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => findMissing('wrong-case-path', input, messageOf),
};

function messageOf({ href, target }: MissingLink): string {
  return differsInForm(href, target.candidates[0] ?? '')
    ? `'${href}' exists only with other characters that look the same`
    : `'${href}' exists only in another letter case`;
}
