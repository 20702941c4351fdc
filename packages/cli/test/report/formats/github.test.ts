import { resolve } from 'node:path';
import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { reporters } from '../../../src/report/reporters.js';
import { brokenLink as item } from '../diagnostics.js';

const context = { siteDir: 'content', color: false };

/** The workflow commands of a report, without the log before them. */
function commands(...args: Parameters<typeof reporters.github>): string[] {
  return reporters
    .github(...args)
    .split('\n')
    .filter((line) => /^::(?:error|warning) /.test(line));
}

describe('the GitHub report', () => {
  test('should show people the pretty report, and fold the commands away', () => {
    expect(reporters.github([item], context)).toBe(
      [
        reporters.pretty([item], context),
        '::group::Annotations',
        "::error file=content/docs/a.md,line=3,col=5,title=broken-link::broken link 'x'",
        '::endgroup::',
      ].join('\n'),
    );
  });

  test('should be one workflow command per finding, with the hint on a line of its own', () => {
    const second: Diagnostic = { ...item, severity: 'warning', hint: "did you mean 'y'?" };
    expect(commands([item, second], context)).toEqual([
      "::error file=content/docs/a.md,line=3,col=5,title=broken-link::broken link 'x'",
      "::warning file=content/docs/a.md,line=3,col=5,title=broken-link::broken link 'x'%0Ahint: did you mean 'y'?",
    ]);
  });

  test('should escape what would end a message, and also colons and commas in properties', () => {
    const odd: Diagnostic = { ...item, file: 'docs/a,b:c%.md', message: '100%: a,\r\nb' };
    expect(commands([odd], { siteDir: '.', color: false })).toEqual([
      '::error file=docs/a%2Cb%3Ac%25.md,line=3,col=5,title=broken-link::100%25: a,%0D%0Ab',
    ]);
  });

  test('should give files relative to the working folder if the site folder is absolute', () => {
    expect(commands([item], { siteDir: resolve('content'), color: false })).toEqual([
      expect.stringMatching(/^::error file=content\/docs\/a\.md,/),
    ]);
  });

  test('should give files relative to the root of the repository, whatever the working folder', () => {
    expect(commands([item], { ...context, siteDir: resolve('website/site'), root: resolve('website') })).toEqual([
      expect.stringMatching(/^::error file=site\/docs\/a\.md,/),
    ]);
  });

  test('should not let text of a file become a command', () => {
    const lines = reporters.github([item], { ...context, lineAt: () => '##[error]a' }).split('\n');
    const [, word] = /^::stop-commands::([0-9a-f]{32})$/.exec(lines[0] as string) ?? [];
    expect(lines.filter((line) => line.includes(String(word)))).toEqual([`::stop-commands::${word}`, `::${word}::`]);
    expect(lines.indexOf(`::${word}::`)).toBe(lines.indexOf('::group::Annotations') - 1);
  });

  test('should report if there are no findings', () => {
    expect(reporters.github([], context)).toBe('no findings');
  });
});
