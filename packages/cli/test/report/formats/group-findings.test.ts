import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { groupFindings, groupMessage } from '../../../src/report/formats/group-findings.js';
import { reporters } from '../../../src/report/reporters.js';

function broken(file: string, fields: Partial<Diagnostic> = {}): Diagnostic {
  const message = `broken link to the page from ${file}`;
  return { rule: 'broken-link', severity: 'error', message, file, line: 3, column: 1, cause: '/x', ...fields };
}

const thousand = Array.from({ length: 1322 }, (_, index) => broken(`docs/${index}.md`));

describe('groupFindings', () => {
  test('should group findings of one severity, rule and cause at the position of the first', () => {
    const findings = [
      broken('a.md'),
      broken('b.md', { cause: '/y' }),
      broken('c.md'),
      broken('d.md', { rule: 'other' }),
      broken('e.md', { severity: 'warning' }),
    ];
    expect(groupFindings(findings).map(({ first, others }) => [first.file, others.map(({ file }) => file)])).toEqual([
      ['a.md', ['c.md']],
      ['b.md', []],
      ['d.md', []],
      ['e.md', []],
    ]);
  });

  test('should leave findings without a cause ungrouped, even equal ones', () => {
    const { cause: _, ...alone } = broken('a.md');
    expect(groupFindings([alone, alone])).toHaveLength(2);
  });
});

describe('groupMessage', () => {
  test('should count further places and show the first of them', () => {
    expect(groupFindings(thousand).map((group) => groupMessage(group, 'site'))).toEqual([
      'broken link to the page from docs/0.md ' +
        '(and 1,321 more places: site/docs/1.md:3:1, site/docs/2.md:3:1, site/docs/3.md:3:1, …)',
    ]);
  });

  test('should show all places if they are few', () => {
    const [group] = groupFindings([broken('a.md'), broken('b.md')]);
    expect(group && groupMessage(group, '.')).toBe('broken link to the page from a.md (and 1 more place: b.md:3:1)');
  });
});

describe('the reports', () => {
  test('should show one cause once to people and to GitHub', () => {
    const context = { siteDir: '.', color: false };
    expect(reporters.pretty(thousand, context).split('\n')).toHaveLength(4);
    expect(reporters.pretty(thousand, context).split('\n').at(-2)).toBe('1322 errors, of 1 cause');
    expect(reporters.github(thousand, context).match(/^::error /gm)).toHaveLength(1);
  });

  test('should list every place and its cause for programs', () => {
    const json = reporters.json(thousand, { siteDir: '.', color: false });
    const { findings } = JSON.parse(json) as { readonly findings: readonly Diagnostic[] };
    expect(findings).toHaveLength(1322);
    expect(new Set(findings.map(({ cause }) => cause))).toEqual(new Set(['/x']));
  });
});
