import { describe, expect, test } from '@jest/globals';
import { emptyLink } from '../../src/rules/empty-link.js';
import { makeLink, ruleInput } from '../site-fixture.js';

describe('empty-link', () => {
  test.each([
    ['', 'the link has no address'],
    ['https://', "the link has no address after 'https://'"],
  ])('should report a link to %j, which leads nowhere', (href, message) => {
    const link = makeLink(href, { type: 'external', url: href });
    const others = [
      { ...link, isElement: true as const },
      makeLink('https://a', { type: 'external', url: 'https://a' }),
    ];
    expect(emptyLink.check(ruleInput({ links: [link, ...others] }))).toEqual([
      {
        rule: 'empty-link',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message,
        hint: 'write the address it leads to',
        cause: message,
      },
    ]);
  });
});
