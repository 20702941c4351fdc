import { join } from 'node:path';
import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { type Built, renderSummary } from '../../../src/report/outcome/summary.js';
import { missingTitle as warning } from '../diagnostics.js';

const error: Diagnostic = { ...warning, severity: 'error' };
const outDir = join(process.cwd(), 'site', 'dist');

function summary(result: Partial<Built>): string {
  return renderSummary({ diagnostics: [], pages: 12, bytes: 345_678, written: true, ...result }, outDir, 1234.5);
}

describe('the last line of a build', () => {
  test('should report pages, size, time and folder', () => {
    expect(summary({})).toBe('Built 12 pages (346 kB) in 1.23 s into site/dist');
  });

  test('should count one page, and millions of bytes', () => {
    expect(summary({ pages: 1, bytes: 12_345_678 })).toBe('Built 1 page (12.3 MB) in 1.23 s into site/dist');
  });

  test('should count warnings', () => {
    expect(summary({ diagnostics: [warning] })).toBe('Built 12 pages (346 kB) in 1.23 s into site/dist; 1 warning');
    expect(summary({ diagnostics: [warning, warning] })).toMatch(/; 2 warnings$/);
  });

  test('should report that the site is not written and the previous one is kept', () => {
    expect(summary({ written: false, diagnostics: [error, error, warning] })).toBe(
      'Not written: 2 errors, 1 warning in 1.23 s. The previous site, if there was one, is unchanged.',
    );
  });

  test('should print the working folder as a dot', () => {
    expect(renderSummary({ diagnostics: [], pages: 1, bytes: 0, written: true }, process.cwd(), 0)).toBe(
      'Built 1 page (0 kB) in 0.00 s into .',
    );
  });
});
