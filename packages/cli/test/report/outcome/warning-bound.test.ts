import type { Diagnostic } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { exitCodeOf } from '../../../src/report/outcome/exit-code.js';
import { explainBound, warningBound } from '../../../src/report/outcome/warning-bound.js';

const warning: Diagnostic = { rule: 'r', severity: 'warning', message: 'm', file: 'a.md', line: 1, column: 1 };

test.each([
  { options: {}, warnings: 3, code: 0, explanation: undefined },
  { options: { strict: true }, warnings: 0, code: 0, explanation: undefined },
  { options: { strict: true }, warnings: 1, code: 1, explanation: '1 warning: --strict lets none pass' },
  { options: { maxWarnings: 2 }, warnings: 2, code: 0, explanation: undefined },
  {
    options: { maxWarnings: 2 },
    warnings: 3,
    code: 1,
    explanation: '3 warnings: more than --max-warnings 2 lets pass',
  },
  { options: { maxWarnings: 0 }, warnings: 3, code: 1, explanation: '3 warnings: --max-warnings 0 lets none pass' },
])('$warnings warnings with $options should exit with $code', ({ options, warnings, code, explanation }) => {
  const diagnostics = Array.from({ length: warnings }, () => warning);
  expect(exitCodeOf(diagnostics, warningBound(options))).toBe(code);
  expect(explainBound(diagnostics, options)).toBe(explanation);
});

test('an error should fail a command whatever the limit', () => {
  expect(exitCodeOf([{ ...warning, severity: 'error' }], warningBound({ maxWarnings: 5 }))).toBe(1);
});
