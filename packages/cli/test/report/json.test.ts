import { describe, expect, test } from '@jest/globals';
import { reporters } from '../../src/report/report.js';

const context = { siteDir: 'content', color: true };

describe('the JSON report', () => {
  test('should be an array with the keys of each finding in one order', () => {
    const shuffled = {
      line: 2,
      message: 'no title',
      column: 1,
      severity: 'warning',
      file: 'docs/a.md',
      rule: 'missing-title',
    } as const;
    expect(reporters.json([{ hint: 'add one', ...shuffled }, shuffled], context)).toBe(`[
  {
    "rule": "missing-title",
    "severity": "warning",
    "message": "no title",
    "file": "docs/a.md",
    "line": 2,
    "column": 1,
    "hint": "add one"
  },
  {
    "rule": "missing-title",
    "severity": "warning",
    "message": "no title",
    "file": "docs/a.md",
    "line": 2,
    "column": 1
  }
]`);
  });

  test('should be an empty array where there is nothing', () => {
    expect(reporters.json([], context)).toBe('[]');
  });
});
