import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { reporters } from '../../src/report/report.js';

const context = { siteDir: 'content', color: false };
const broken: Diagnostic = {
  rule: 'broken-link',
  severity: 'error',
  message: "broken link '../lokc': nothing is at '/docs/lokc'",
  file: 'docs/a.md',
  line: 12,
  column: 3,
  hint: "did you mean '../lock'?",
};
const untitled: Diagnostic = {
  rule: 'missing-title',
  severity: 'warning',
  message: 'no title',
  file: 'docs/long-name.md',
  line: 1,
  column: 1,
};

describe('the pretty report', () => {
  test('should align place, severity, message and rule, with hints below and the count at the end', () => {
    expect(reporters.pretty([broken, untitled, { ...untitled, line: 2 }], context).split('\n')).toEqual([
      "content/docs/a.md:12:3         error    broken link '../lokc': nothing is at '/docs/lokc'  broken-link",
      "  hint: did you mean '../lock'?",
      'content/docs/long-name.md:1:1  warning  no title                                           missing-title',
      'content/docs/long-name.md:2:1  warning  no title                                           missing-title',
      '',
      '1 error, 2 warnings',
    ]);
  });

  test('should leave the rules of others in place where one message is very long', () => {
    const long = { ...untitled, message: 'x'.repeat(200) };
    const [first, second] = reporters.pretty([long, untitled], context).split('\n');
    expect(first).toBe(`content/docs/long-name.md:1:1  warning  ${'x'.repeat(200)}  missing-title`);
    expect(second).toBe('content/docs/long-name.md:1:1  warning  no title  missing-title');
  });

  test('should report that there are no findings', () => {
    expect(reporters.pretty([], context)).toBe('no findings');
  });

  test('should count only what there is', () => {
    expect(reporters.pretty([broken], context).split('\n').at(-1)).toBe('1 error');
  });

  test('should colour severities, rules and hints where colours may be used', () => {
    const [line, hint] = reporters.pretty([broken], { ...context, color: true }).split('\n');
    expect(line).toContain('\u001b[31merror  \u001b[39m');
    expect(line).toContain('\u001b[2mbroken-link\u001b[22m');
    expect(hint).toContain('\u001b[36mhint:\u001b[39m');
  });

  test('should let no control character of a file through', () => {
    const [line] = reporters.pretty([{ ...untitled, message: 'a\n\u001b[2Jb' }], context).split('\n');
    expect(line).toBe('content/docs/long-name.md:1:1  warning  a [2Jb  missing-title');
  });
});
