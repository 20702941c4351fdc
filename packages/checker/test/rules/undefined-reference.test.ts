import { describe, expect, test } from '@jest/globals';
import { undefinedReference } from '../../src/rules/undefined-reference.js';
import { at, byPath, makeDocument, ruleInput } from '../site-fixture.js';

describe('undefined-reference', () => {
  test('should report link and footnote references without a definition', () => {
    const undefinedReferences = [
      { label: 'lock', kind: 'link', place: at('docs/a.md:4:8') },
      { label: '1', kind: 'footnote', place: at('docs/a.md:6:2') },
    ] as const;
    expect(
      undefinedReference.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', { undefinedReferences })) })),
    ).toEqual([
      {
        rule: 'undefined-reference',
        file: 'docs/a.md',
        line: 4,
        column: 8,
        message: "the link reference '[lock]' is not defined",
        hint: 'define it with `[lock]: URL` on a line of its own, or write `\\[` for a literal bracket',
      },
      {
        rule: 'undefined-reference',
        file: 'docs/a.md',
        line: 6,
        column: 2,
        message: "the footnote '[^1]' is not defined",
        hint: 'define it with `[^1]: the note` on a line of its own, or write `\\[` for a literal bracket',
      },
    ]);
  });
});
