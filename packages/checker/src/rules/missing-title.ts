import { type Document, type Finding, finding, placeOf } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** A page written in Markdown has a title. */
export const missingTitle: Rule = {
  name: 'missing-title',
  description: 'A page written in Markdown has a title.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ site, documents }: RuleInput): Finding[] {
  return site.pages.flatMap((page) => {
    const document = 'source' in page ? documents[page.source] : undefined;
    if (document === undefined || hasTitle(document) || isUnread(document)) return [];
    const message = `the page has no title and is named '${page.title}'`;
    return [finding('missing-title', placeOf(document.path), message, hintFor(document))];
  });
}

/** How to give a page a title; its text may begin with `#Title`, which is no heading. */
function hintFor({ excerpt }: Document): string {
  return /^#[\p{L}\p{N}]/u.test(excerpt)
    ? 'write a space after the `#` of the first line, which is no heading without it'
    : 'add `title: …` to the front matter, or begin the page with a `# heading`';
}

function hasTitle({ frontMatter, contentTitle }: Document): boolean {
  return Boolean(frontMatter.title?.trim() || contentTitle?.trim());
}

const unreadRules: ReadonlySet<string> = new Set(['encoding', 'front-matter', 'syntax', 'plugin']);

/** A file with such a problem may have a title that could not be read. */
function isUnread({ path, problems }: Document): boolean {
  return problems.some(({ rule, place }) => place.file === path && unreadRules.has(rule));
}
