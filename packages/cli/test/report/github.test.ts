import { resolve } from 'node:path';
import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { reporters } from '../../src/report/report.js';

const item: Diagnostic = {
  rule: 'broken-link',
  severity: 'error',
  message: "broken link 'x'",
  file: 'docs/a.md',
  line: 3,
  column: 5,
};

describe('the GitHub report', () => {
  test('should be one workflow command for each finding, with the hint on a line of its own', () => {
    const second: Diagnostic = { ...item, severity: 'warning', hint: "did you mean 'y'?" };
    expect(reporters.github([item, second], { siteDir: 'content', color: false })).toBe(
      "::error file=content/docs/a.md,line=3,col=5,title=broken-link::broken link 'x'\n" +
        "::warning file=content/docs/a.md,line=3,col=5,title=broken-link::broken link 'x'%0Ahint: did you mean 'y'?",
    );
  });

  test('should escape what would end a message, and in properties colons and commas too', () => {
    const odd: Diagnostic = { ...item, file: 'docs/a,b:c%.md', message: '100%: a,\r\nb' };
    expect(reporters.github([odd], { siteDir: '.', color: false })).toBe(
      '::error file=docs/a%2Cb%3Ac%25.md,line=3,col=5,title=broken-link::100%25: a,%0D%0Ab',
    );
  });

  test('should give files as seen from the working folder where the site folder is absolute', () => {
    expect(reporters.github([item], { siteDir: resolve('content'), color: false })).toMatch(
      /^::error file=content\/docs\/a\.md,/,
    );
  });

  test('should be empty where there is nothing', () => {
    expect(reporters.github([], { siteDir: '.', color: false })).toBe('');
  });
});
