import { describe, expect, test } from '@jest/globals';
import { missingTitle } from '../../src/rules/missing-title.js';
import { at, byPath, makeDocPage, makeDocument, makeFrontMatter, makeSite, ruleInput } from '../site-fixture.js';

const site = makeSite({ pages: [makeDocPage('a')] });
const check = (document: Parameters<typeof makeDocument>[1]) =>
  missingTitle.check(ruleInput({ site, documents: byPath(makeDocument('docs/a.md', document)) }));

describe('missing-title', () => {
  test('should report a page with neither a title in front matter nor a first heading', () => {
    expect(check({})).toEqual([
      {
        rule: 'missing-title',
        file: 'docs/a.md',
        line: 1,
        column: 1,
        message: "the page has no title and is named 'a'",
        hint: 'add `title: …` to the front matter, or begin the page with a `# heading`',
      },
    ]);
  });

  test('should explain that a space makes the first line a heading', () => {
    expect([...check({ excerpt: '#Lock API' })].map(({ hint }) => hint)).toEqual([
      'write a space after the `#` of the first line, which is no heading without it',
    ]);
  });

  test('should accept a page with either', () => {
    expect(check({ contentTitle: 'Lock API' })).toEqual([]);
    expect(check({ frontMatter: makeFrontMatter({ title: 'Lock API' }) })).toEqual([]);
  });

  test('should treat a blank title as none', () => {
    expect(check({ frontMatter: makeFrontMatter({ title: ' ' }) })).toHaveLength(1);
  });

  test('should accept a page whose front matter or letters could not be read', () => {
    expect(
      check({ problems: [{ rule: 'front-matter', message: 'front matter is not closed', place: at('docs/a.md') }] }),
    ).toEqual([]);
    expect(
      check({ problems: [{ rule: 'encoding', message: 'the file is not UTF-8', place: at('docs/a.md') }] }),
    ).toEqual([]);
  });
});
