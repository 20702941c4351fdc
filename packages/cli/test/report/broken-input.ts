import type { Diagnostic } from '@docsite/core';
import { brokenLink as item } from './diagnostics.js';

/** Findings of all kinds that a report has to cope with: each breaks an assumption that a format might make. */
export const brokenInput: readonly Diagnostic[] = [
  { ...item, rule: 'missing-home', file: '.', line: 1, column: 1, message: 'the site contains no pages' },
  { ...item, hint: "did you mean 'y'?", cause: '/x' },
  ...Array.from({ length: 300 }, (_, index) => ({ ...item, line: index + 4, cause: '/x' })),
  { ...item, message: 'the same', line: 400 },
  { ...item, message: 'the same', line: 401 },
  { ...item, rule: 'config', file: 'docsite.config.ts', line: 7, column: 12, message: "unknown key 'titel'" },
  { ...item, severity: 'warning', file: 'docs/a b#c?d%/e:f.md', message: 'a < b && "c" > \'d\' ]]>' },
  { ...item, severity: 'warning', file: 'x:日本語/😀.md', message: '日本語 😀 e\u0301', hint: 'two\nlines\tand a tab' },
  { ...item, file: 'docs/odd.md', message: 'bell \u0007, NUL \0, escape \u001b[2J, half \ud83d, no character \uffff' },
];
