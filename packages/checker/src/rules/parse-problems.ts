import { finding, type ParseProblem } from '@docsite/core';
import type { Rule } from '../rule.js';

type ProblemName = Exclude<ParseProblem['rule'], 'missing-asset'>;

const descriptions: Readonly<Record<ProblemName, string>> = {
  'front-matter': 'Front matter is valid YAML or TOML, with values that its keys accept.',
  'front-matter-key': 'No key of front matter is misspelt.',
  syntax: 'A file is written in valid Markdown or MDX.',
  encoding: 'A file is encoded in UTF-8.',
  'missing-partial': 'A partial that a document imports exists.',
  'circular-partial': 'A partial does not include itself.',
  'oversized-partial': 'What partials include fits on a page.',
  'missing-import': 'A module that a document imports exists.',
  'server-component': 'A server component can be loaded, and what it returns is HTML.',
  plugin: 'A Markdown plugin of the site runs without an error.',
  'unsafe-url': 'A URL cannot run code.',
  head: 'What a page adds to the head of its document is allowed there.',
  tabs: 'Every tab has a name, and everything in `<Tabs>` is in a tab.',
  'math-syntax': 'A formula can be read.',
  'image-alt': 'An image has an alternative text, which may be empty.',
  'link-text': 'The text of a link says where it leads.',
  'heading-order': 'Headings do not skip a level, and one is the title.',
  'mdx-in-markdown': 'A file that is read as CommonMark contains no MDX.',
  'mdx1-syntax': 'MDX is written in a way that MDX 3 can read.',
  'foreign-syntax': 'A file contains no notation that only other tools read.',
  'directive-syntax': 'A line of `:::` opens or closes a block.',
  'unclosed-code': 'A fence that opens code is closed.',
  'unclosed-html': 'HTML in a file that is read as CommonMark is closed.',
  'table-syntax': 'A table has as many cells in each row as it has columns.',
  'emphasis-syntax': 'Text that is meant to be bold shows no asterisks.',
  'unused-footnote': 'A footnote is referred to, and defined once.',
  'code-options': 'What follows the language of code has an effect.',
  'unknown-language': 'The language of code is one that docsite can colour.',
};

/** Problems that may be intended, which are therefore warnings. */
const warnings: ReadonlySet<string> = new Set<ProblemName>([
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
  'image-alt',
  'link-text',
  'heading-order',
]);

/** Rules about parsing problems: each reports the problems with its name. */
export const parseProblemRules: readonly Rule[] = Object.entries(descriptions).map(([name, description]) => ({
  name,
  description,
  defaultSeverity: warnings.has(name) ? 'warning' : 'error',
  scope: 'documents',
  check: ({ problems }) =>
    problems
      .filter(({ rule }) => rule === name)
      .map(({ place, message, hint, cause = message, atMost }) => ({
        ...finding(name, place, message, hint),
        cause,
        ...(atMost !== undefined && { atMost }),
      })),
}));
