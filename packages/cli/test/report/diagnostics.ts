import type { Diagnostic } from '@docsite/core';

/** An error in a document. */
export const brokenLink: Diagnostic = {
  rule: 'broken-link',
  severity: 'error',
  message: "broken link 'x'",
  file: 'docs/a.md',
  line: 3,
  column: 5,
};

/** A warning about a whole document. */
export const missingTitle: Diagnostic = {
  rule: 'missing-title',
  severity: 'warning',
  message: 'no title',
  file: 'a.md',
  line: 1,
  column: 1,
};
