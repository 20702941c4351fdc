import { describe, expect, test } from '@jest/globals';
import { compareText, type Diagnostic, finding, sortDiagnostics } from '../src/diagnostic.js';

function diagnostic(file: string, line: number, column: number, rule = 'rule'): Diagnostic {
  return { rule, severity: 'error', message: 'm', file, line, column };
}

describe('sortDiagnostics', () => {
  test('should order by file, line, column and rule', () => {
    const sorted = sortDiagnostics([
      diagnostic('b', 1, 1),
      diagnostic('a', 10, 1),
      diagnostic('a', 2, 3, 'z'),
      diagnostic('a', 2, 3, 'b'),
    ]);
    expect(sorted.map((item) => `${item.file}:${item.line}:${item.column} ${item.rule}`)).toEqual([
      'a:2:3 b',
      'a:2:3 z',
      'a:10:1 rule',
      'b:1:1 rule',
    ]);
  });

  test('should drop duplicates', () => {
    expect(sortDiagnostics([diagnostic('a', 1, 1), diagnostic('a', 1, 1)])).toEqual([diagnostic('a', 1, 1)]);
  });
});

test('finding should leave the hint out if there is none', () => {
  const place = { file: 'a.md', line: 2, column: 3 };
  expect(Object.keys(finding('rule', place, 'm'))).toEqual(['rule', 'message', 'file', 'line', 'column']);
  expect(finding('rule', place, 'm', 'h')).toEqual({
    rule: 'rule',
    message: 'm',
    file: 'a.md',
    line: 2,
    column: 3,
    hint: 'h',
  });
});

test('compareText should order by code unit, capitals first', () => {
  expect(['b', 'a', 'B', 'é'].sort(compareText)).toEqual(['B', 'a', 'b', 'é']);
});
