import { type Finding, finding } from '@docsite/core';
import { invisibleIn } from '../links/character-hint.js';
import { writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'invisible-character';

/** An address of another site contains no invisible character. Within the site, such a link is broken. */
export const invisibleCharacter: Rule = {
  name,
  description: 'An address of another site contains no invisible character.',
  defaultSeverity: 'warning',
  scope: 'links',
  check,
};

function check({ links }: RuleInput): Finding[] {
  return links.flatMap((link) => {
    const code = link.target.type === 'external' ? invisibleIn(link.href) : undefined;
    if (code === undefined) return [];
    const message = `the address '${link.href}' contains an invisible character, ${code}${writerNote(link)}`;
    return [{ ...finding(name, link.place, message, 'type the address again'), cause: message }];
  });
}
