import { describe, expect, test } from '@jest/globals';
import { siteFindingRules } from '../../src/rules/site-findings.js';
import { at, makeSite, ruleInput } from '../site-fixture.js';

describe('findings of assembly', () => {
  test('should be reported by the rule of their name only', () => {
    const unknownDoc = {
      rule: 'unknown-sidebar-doc',
      ...at('sidebars.js'),
      message: "no document 'lcok'",
      hint: "did you mean 'lock'?",
    };
    const item = { rule: 'navbar-item', ...at('docsite.config.ts'), message: 'no type' };
    const site = makeSite({ findings: [unknownDoc, item] });
    const reported = siteFindingRules
      .map(({ name, check }) => [name, [...check(ruleInput({ site }))]] as const)
      .filter(([, found]) => found.length > 0);
    expect(Object.fromEntries(reported)).toEqual({ 'unknown-sidebar-doc': [unknownDoc], 'navbar-item': [item] });
  });

  test('should be errors unless the site can do without what they are about', () => {
    const warnings = siteFindingRules
      .filter(({ defaultSeverity }) => defaultSeverity !== 'error')
      .map(({ name }) => name);
    expect(warnings).toEqual([
      'missing-static-folder',
      'missing-theme-folder',
      'missing-alias-target',
      'sidebar-key',
      'duplicate-doc-id',
      'tag-slug',
      'inline-author',
      'inline-tag',
      'post-date',
      'untruncated-post',
      'missing-export',
      'style-sheet',
      'math-missing',
      'live-code-missing',
      'mermaid-missing',
      'shallow-clone',
      'git-history',
      'symlink-loop',
      'unread-file',
    ]);
  });
});
