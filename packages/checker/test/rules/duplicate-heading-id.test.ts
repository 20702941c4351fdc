import { describe, expect, test } from '@jest/globals';
import { duplicateHeadingId } from '../../src/rules/duplicate-heading-id.js';
import { at, byPath, makeDocument, makeHeading, ruleInput } from '../site-fixture.js';

describe('duplicate-heading-id', () => {
  test('should report the second of two equal ids, with a free one', () => {
    const headings = [makeHeading('setup', 'docs/a.md:3:1'), makeHeading('setup-2', 'docs/a.md:5:1')];
    const ids = [{ id: 'setup', place: at('docs/a.md:9:4') }];
    expect(
      duplicateHeadingId.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', { headings, ids })) })),
    ).toEqual([
      {
        rule: 'duplicate-heading-id',
        file: 'docs/a.md',
        line: 9,
        column: 4,
        message: "the id 'setup' is already taken at docs/a.md:3:1",
        hint: "give this one another id, such as 'setup-3'",
        cause: 'docs/a.md#setup',
      },
    ]);
  });

  test('should count an explicit id of a heading once', () => {
    const headings = [makeHeading('setup', 'docs/a.md:3:1')];
    const ids = [{ id: 'setup', place: at('docs/a.md:3:1') }];
    expect(
      duplicateHeadingId.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', { headings, ids })) })),
    ).toEqual([]);
  });

  test('should accept an anchor beside the heading with its id, but no other heading', () => {
    const headings = [makeHeading('setup', 'docs/a.md:3:1')];
    const ids = [{ id: 'setup', place: at('docs/a.md:4:1') }];
    const check = (document: Parameters<typeof makeDocument>[1]) =>
      duplicateHeadingId.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', document)) }));
    expect(check({ headings, ids })).toEqual([]);
    expect(check({ headings: [...headings, makeHeading('setup', 'docs/a.md:4:1')] })).toHaveLength(1);
  });

  test('should accept a heading below a link whose name is its id', () => {
    const headings = [makeHeading('setup', 'docs/a.md:3:1')];
    const ids = [{ id: 'setup', place: at('docs/a.md:2:1'), isName: true as const }];
    expect(
      duplicateHeadingId.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', { headings, ids })) })),
    ).toEqual([]);
  });

  test('should report an id used before the heading with the same id at the heading', () => {
    const headings = [makeHeading('setup', 'docs/a.md:8:1')];
    const ids = [{ id: 'setup', place: at('docs/a.md:2:1') }];
    const found = duplicateHeadingId.check(
      ruleInput({ documents: byPath(makeDocument('docs/a.md', { headings, ids })) }),
    );
    expect([...found].map(({ line, message }) => [line, message])).toEqual([
      [8, "the id 'setup' is already taken at docs/a.md:2:1"],
    ]);
  });

  test('should report a partial with an explicit id that a document includes twice', () => {
    const heading = makeHeading('setup', 'docs/_setup.mdx:1:1');
    const documents = byPath(makeDocument('docs/a.mdx', { headings: [heading, heading] }));
    const found = duplicateHeadingId.check(ruleInput({ documents }));
    expect([...found].map(({ file, message }) => [file, message])).toEqual([
      ['docs/_setup.mdx', "the id 'setup' occurs more than once on a page that uses this partial more than once"],
    ]);
  });

  test('should have one cause in the versions of a document', () => {
    const documents = ['1.0', '2.0'].map((version) => {
      const path = `versioned_docs/version-${version}/a.md`;
      return makeDocument(path, { headings: ['3:1', '9:1'].map((place) => makeHeading('setup', `${path}:${place}`)) });
    });
    const found = duplicateHeadingId.check(ruleInput({ documents: byPath(...documents) }));
    expect([...found].map(({ cause }) => cause)).toEqual(Array(2).fill('versioned_docs/a.md#setup'));
  });

  test('should accept the same id on two pages', () => {
    const documents = byPath(
      makeDocument('docs/a.md', { headings: [makeHeading('setup', 'docs/a.md:1:1')] }),
      makeDocument('docs/b.md', { headings: [makeHeading('setup', 'docs/b.md:1:1')] }),
    );
    expect(duplicateHeadingId.check(ruleInput({ documents }))).toEqual([]);
  });
});
