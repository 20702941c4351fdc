import { describe, expect, test } from '@jest/globals';
import { parseProblemRules } from '../../src/rules/parse-problems.js';
import { at, byPath, makeDocument, ruleInput } from '../site-fixture.js';

const names = [
  'front-matter',
  'front-matter-key',
  'syntax',
  'encoding',
  'missing-partial',
  'circular-partial',
  'oversized-partial',
  'missing-import',
  'server-component',
  'plugin',
  'unsafe-url',
  'head',
  'tabs',
  'math-syntax',
  'image-alt',
  'link-text',
  'heading-order',
  'mdx-in-markdown',
  'mdx1-syntax',
  'foreign-syntax',
  'directive-syntax',
  'unclosed-code',
  'unclosed-html',
  'table-syntax',
  'emphasis-syntax',
  'unused-footnote',
  'code-options',
  'unknown-language',
] as const;

describe('parse problems', () => {
  test('should each have a rule, an error unless it may be intended', () => {
    expect(parseProblemRules.map(({ name, defaultSeverity }) => [name, defaultSeverity])).toEqual(
      names.map((name, index) => [name, index < names.indexOf('image-alt') ? 'error' : 'warning']),
    );
  });

  test.each(names)('should be reported by the rule of their name only (%s)', (name) => {
    const problems = names.map((rule, index) => ({
      rule,
      message: `about ${rule}`,
      hint: 'fix it',
      place: at(`docs/a.md:${index + 1}:2`),
    }));
    const documents = byPath(makeDocument('docs/a.md', { problems }));
    const rule = parseProblemRules.find((candidate) => candidate.name === name);
    expect(rule?.check(ruleInput({ documents }))).toEqual([
      {
        rule: name,
        file: 'docs/a.md',
        line: names.indexOf(name) + 1,
        column: 2,
        message: `about ${name}`,
        hint: 'fix it',
        cause: `about ${name}`,
      },
    ]);
  });
});
