const plural = /(?<=[^s])s$/;
const ending = /(?:(?<=if)ication|at(?:ion|e|ed|ing|or)|ion|e?ment|er|ing|ied?|ed|e|y)$/;
const vowel = /[aeiouy]/;

/**
 * What English forms of a word have in common: `upgrad` for `upgrade`, `upgrades`, `upgrading`, `valid` for
 * `validate` and `validation`. It is always a prefix of the word, and approximate on purpose: it is only
 * compared with the results of the same rule for other words. Numbers, identifiers and other scripts stay as they are.
 */
export function stemOf(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term;
  const singular = term.replace(plural, '');
  const stem = singular.replace(ending, '');
  return stem.length < 3 || !vowel.test(stem) ? singular : stem.replace(/([^aeiouls])\1$/, '$1');
}
