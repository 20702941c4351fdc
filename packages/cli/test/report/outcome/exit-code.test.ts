import type { Diagnostic } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { exitCode, exitCodeOf } from '../../../src/report/outcome/exit-code.js';

const warning: Diagnostic = {
  rule: 'missing-title',
  severity: 'warning',
  message: 'no title',
  file: 'a.md',
  line: 1,
  column: 1,
};

test('exit codes should be 0 clean, 1 findings, 2 usage, 3 internal', () => {
  expect(exitCode).toEqual({ clean: 0, findings: 1, usage: 2, internal: 3 });
});

test('only errors should fail a command', () => {
  expect(exitCodeOf([])).toBe(0);
  expect(exitCodeOf([warning, warning])).toBe(0);
  expect(exitCodeOf([warning, { ...warning, severity: 'error' }])).toBe(1);
});
