import { type Finding, finding } from '@docsite/core';
import { findMissing } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'missing-image';

/** Every image on a page exists. */
export const missingImage: Rule = {
  name,
  description: 'An image that a page shows exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => [...findMissing(name, input, ({ href }) => `no image at '${href}'`), ...findEmpty(input)],
};

/** Findings of images without an address, as in `![text]()`. An empty one in JSX is left to the component. */
function findEmpty({ links }: RuleInput): Finding[] {
  const message = 'the image has no address';
  return links
    .filter(({ kind, writer, isElement, href }) => kind === 'image' && writer === 'document' && !isElement && !href)
    .map(({ place }) => ({ ...finding(name, place, message, 'write the path of its file'), cause: message }));
}
