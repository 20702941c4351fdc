const plural = /(?<=[^s])s$/;
const ending = /(?:(?<=if)ication|at(?:ion|e|ed|ing|or)|ion|e?ment|er|ing|ied?|ed|e|y)$/;
const vowel = /[aeiouy]/;

/**
 * The common part of English forms of a word: `upgrad` for `upgrade`, `upgrades`, `upgrading`, `valid` for `validate`
 * and `validation`. It is always a prefix of the word, and approximate on purpose, as it is only compared with the
 * results for other words. Numbers, identifiers and other scripts are returned unchanged.
 */
export function stemOf(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term;
  const singular = term.replace(plural, '');
  const stem = singular.replace(ending, '');
  return stem.length < 3 || !vowel.test(stem) ? singular : stem.replace(/([^aeiouls])\1$/, '$1');
}
