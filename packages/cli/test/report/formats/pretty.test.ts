import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { reporters } from '../../../src/report/reporters.js';

const context = { siteDir: 'content', color: false };
const broken: Diagnostic = {
  rule: 'broken-link',
  severity: 'error',
  message: "broken link '../lokc': there is nothing at '/docs/lokc'",
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

const footer = 'each rule is described at https://moodledev.io/docsite/rules';
const source = ['# A', ...Array<string>(10).fill('Text.'), 'A [lock](../lokc).'];
const withSource = { ...context, lineAt: (_: string, line: number) => source[line - 1] };

describe('the pretty report', () => {
  test('should show place, severity, message and rule, the line with a caret, and the hint', () => {
    expect(reporters.pretty([broken], withSource).split('\n')).toEqual([
      "content/docs/a.md:12:3  error  broken link '../lokc': there is nothing at '/docs/lokc'  broken-link",
      '   12 | A [lock](../lokc).',
      '      |   ^',
      "  hint: did you mean '../lock'?",
      '',
      '1 error',
      footer,
    ]);
  });

  test('should print a block for each file, with its name, and counts if it has several findings', () => {
    const findings = [broken, untitled, { ...untitled, line: 2, severity: 'error' as const }];
    expect(reporters.pretty(findings, context).split('\n')).toEqual([
      "content/docs/a.md:12:3  error  broken link '../lokc': there is nothing at '/docs/lokc'  broken-link",
      "  hint: did you mean '../lock'?",
      '',
      'content/docs/long-name.md: 1 error, 1 warning',
      'content/docs/long-name.md:1:1  warning  no title  missing-title',
      'content/docs/long-name.md:2:1  error  no title  missing-title',
      '',
      '2 errors, 1 warning',
      footer,
    ]);
  });

  test('should omit a source line that does not exist', () => {
    expect(reporters.pretty([{ ...broken, line: 40 }], withSource).split('\n')).toHaveLength(5);
  });

  test('should cut lines of source to the available width', () => {
    const lineAt = () => `${'word '.repeat(50)}end`;
    const lines = reporters.pretty([{ ...broken, column: 100 }], { ...context, lineAt, width: 60 }).split('\n');
    expect([lines[1]?.length, lines[2]?.indexOf('^')]).toEqual([60, 33]);
  });

  test('should report if there are no findings', () => {
    expect(reporters.pretty([], context)).toBe('no findings');
  });

  test('should count only severities that occur', () => {
    expect(reporters.pretty([broken], context).split('\n').at(-2)).toBe('1 error');
  });

  test('should colour severities, rules, carets and hints if colours are allowed', () => {
    const [line, excerpt, mark, hint] = reporters.pretty([broken], { ...withSource, color: true }).split('\n');
    expect(line).toContain('\u001b[31merror\u001b[39m');
    expect(line).toContain('\u001b[2mbroken-link\u001b[22m');
    expect(excerpt).toBe('\u001b[2m   12 | \u001b[22mA [lock](../lokc).');
    expect(mark).toBe('\u001b[2m      | \u001b[22m\u001b[31m  ^\u001b[39m');
    expect(hint).toContain('\u001b[36mhint:\u001b[39m');
  });

  test('should print no control character of a file', () => {
    const [line] = reporters.pretty([{ ...untitled, message: 'a\n\u001b[2Jb' }], context).split('\n');
    expect(line).toBe('content/docs/long-name.md:1:1  warning  a [2Jb  missing-title');
  });
});
