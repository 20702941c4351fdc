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

  test('should keep one, an error if possible, of those that say of the same place why it cannot be read', () => {
    const read = (rule: string, message: string, line = 1): Diagnostic => ({
      ...diagnostic('tsconfig.json', line, 1, rule),
      message,
    });
    const of = (...diagnostics: readonly Diagnostic[]) =>
      sortDiagnostics(diagnostics).map(({ rule, severity, line }) => `${line} ${rule} ${severity}`);
    const sidebars = read('sidebar-file', 'cannot read the sidebars: it ends');
    expect(
      of(sidebars, read('page-module', 'it ends'), read('config', 'cannot read the configuration: it ends')),
    ).toEqual(['1 config error']);
    expect(of(sidebars, { ...read('page-module', 'it ends'), severity: 'warning' })).toEqual(['1 sidebar-file error']);
    expect(of(sidebars, read('page-module', 'it ends', 2), read('page-module', 'another'))).toEqual([
      '1 page-module error',
      '1 sidebar-file error',
      '2 page-module error',
    ]);
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
