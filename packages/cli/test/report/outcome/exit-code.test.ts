import { expect, test } from '@jest/globals';
import { exitCode, exitCodeOf } from '../../../src/report/outcome/exit-code.js';
import { missingTitle as warning } from '../diagnostics.js';

test('exit codes should be 0 clean, 1 findings, 2 usage, 3 internal', () => {
  expect(exitCode).toEqual({ clean: 0, findings: 1, usage: 2, internal: 3 });
});

test('only errors should fail a command', () => {
  expect(exitCodeOf([])).toBe(0);
  expect(exitCodeOf([warning, warning])).toBe(0);
  expect(exitCodeOf([warning, { ...warning, severity: 'error' }])).toBe(1);
});
