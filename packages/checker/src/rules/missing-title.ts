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

const hint = 'add `title: …` to the front matter, or begin the page with a `# heading`';

function check({ site, documents }: RuleInput): Finding[] {
  return site.pages.flatMap((page) => {
    const document = 'source' in page ? documents[page.source] : undefined;
    if (document === undefined || hasTitle(document) || isUnread(document)) return [];
    return [
      finding('missing-title', placeOf(document.path), `the page has no title and is named '${page.title}'`, hint),
    ];
  });
}

function hasTitle({ frontMatter, contentTitle }: Document): boolean {
  return Boolean(frontMatter.title?.trim() || contentTitle?.trim());
}

const unreadRules: ReadonlySet<string> = new Set(['encoding', 'front-matter', 'syntax', 'plugin']);

/** A file with such a problem may have a title that could not be read. */
function isUnread({ path, problems }: Document): boolean {
  return problems.some(({ rule, place }) => place.file === path && unreadRules.has(rule));
}
