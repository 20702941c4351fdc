import { describe, expect, test } from '@jest/globals';
import type { AuthorsFile } from '../../../src/content/blog/authors-file.js';
import { authorsOfPost } from '../../../src/content/blog/post-authors.js';
import { readFrontMatter } from '../../../src/parse/front-matter/front-matter.js';

const place = { file: 'blog/authors.yml', line: 1, column: 1 };
const jane = {
  key: 'jane',
  name: 'Jane Doe',
  title: 'Maintainer',
  socials: [{ platform: 'x', url: 'https://x.com/j' }],
};
const file: AuthorsFile = {
  path: 'blog/authors.yml',
  entries: new Map([['jane', { value: jane, place, places: {} }]]),
  broken: new Set(['john']),
};

function authors(yaml: string, known: AuthorsFile | undefined = file) {
  const { frontMatter, places } = readFrontMatter(`---\n${yaml}\n---\n`, 'blog/a.md');
  const result = authorsOfPost(
    { path: 'blog/a.md', frontMatter, frontMatterPlaces: places },
    { file: known, name: 'authors.yml' },
  );
  return {
    authors: result.authors,
    findings: result.findings.map(({ rule, line, message, hint }) => [rule, line, message, hint]),
  };
}

describe('authorsOfPost', () => {
  test.each(['authors: jane', 'authors: [jane]', 'authors:\n  - jane', 'authors: { key: jane }'])(
    'should find the author in the file for `%s`',
    (yaml) => {
      expect(authors(yaml)).toEqual({ authors: [jane], findings: [] });
    },
  );

  test('should let the post override facts about an author', () => {
    expect(authors('authors:\n  - key: jane\n    title: Guest').authors).toEqual([{ ...jane, title: 'Guest' }]);
  });

  test('should mix keys and descriptions', () => {
    const result = authors('authors:\n  - jane\n  - name: Mary\n    image_url: /mary.png');
    expect(result.authors).toEqual([jane, { name: 'Mary', imageUrl: '/mary.png', socials: [] }]);
    expect(result.findings).toEqual([
      [
        'inline-author',
        2,
        "the author 'Mary' is described only in the post",
        "describe the author in 'blog/authors.yml', and use its key here",
      ],
    ]);
  });

  test('should accept the legacy keys', () => {
    const { authors: found } = authors('author: Mary\nauthorTitle: Guest\nauthor_image_url: https://example.org/m.png');
    expect(found).toEqual([{ name: 'Mary', title: 'Guest', imageUrl: 'https://example.org/m.png', socials: [] }]);
  });

  test('should give none for none', () => {
    expect(authors('title: A')).toEqual({ authors: [], findings: [] });
  });

  test('should report an author missing from the file', () => {
    expect(authors('authors: jnae').findings).toEqual([
      ['post-authors', 2, "the author 'jnae' is not in 'blog/authors.yml'", "did you mean 'jane'?"],
    ]);
    const none = authorsOfPost(
      {
        path: 'a.md',
        frontMatter: readFrontMatter('---\nauthors: jane\n---\n', 'a.md').frontMatter,
        frontMatterPlaces: {},
      },
      { file: undefined, name: 'authors.yml' },
    );
    expect(none.findings.map(({ message }) => message)).toEqual([
      "the author 'jane' is not known: the blog has no file 'authors.yml'",
    ]);
  });

  test('should not report again an author whose entry is reported', () => {
    expect(authors('authors: john')).toEqual({ authors: [], findings: [] });
  });

  test('should report what is not an author', () => {
    const [[rule, line] = []] = authors('title: A\nauthors:\n  - nmae: Jane').findings;
    expect([rule, line]).toEqual(['post-authors', 3]);
  });
});
