import { describe, expect, test } from '@jest/globals';
import { brokenMarkdownLink } from '../../src/rules/broken-markdown-link.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

describe('broken-markdown-link', () => {
  test('should report a link to a nonexistent Markdown file, with the nearest one', () => {
    const links = [makeLink('../lcok.md', missing('no-source', '/lcok.md', '../lock.md'))];
    expect(brokenMarkdownLink.check(ruleInput({ links }))).toEqual([
      {
        rule: 'broken-markdown-link',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "broken link '../lcok.md': no page is built from such a Markdown file",
        hint: "did you mean '../lock.md'?",
        cause: '/lcok.md',
      },
    ]);
  });

  test.each(['docs/_part.md', 'docs/_parts/a.md'])('should say why partials make no pages: %s', (sought) => {
    const links = [makeLink(`/${sought}`, missing('no-source', sought))];
    expect([...brokenMarkdownLink.check(ruleInput({ links }))].map(({ hint }) => hint)).toEqual([
      'files and folders whose names begin with `_` make no pages: rename it, or import it as a partial',
    ]);
  });

  test('should accept a link to a missing route, which another rule covers', () => {
    expect(brokenMarkdownLink.check(ruleInput({ links: [makeLink('b', missing('no-route', '/docs/b'))] }))).toEqual([]);
  });
});
