import type { Diagnostic, LoadedConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { judgeFindings } from '../../../src/build/judge/judge-findings.js';

const loaded = { config: { rules: {}, overrides: [] }, file: 'docsite.config.ts' } as unknown as LoadedConfig;

function broken(line: number, message: string, cause?: string): Diagnostic {
  const place = { file: 'docs/a.md', line, column: 3 };
  return { rule: 'broken-link', severity: 'warning', message, ...place, ...(cause !== undefined && { cause }) };
}

test('a cause should be reported once per place, in the form of the first language the page is in', () => {
  const found = [
    broken(2, "broken link '/b': the site has no such page or file", '/b'),
    broken(2, "broken link '/b': there is nothing at '/fr/b'", '/b'),
    broken(2, "broken link '/b': there is nothing at '/de/b'", '/b'),
    broken(7, "broken link '/b': there is nothing at '/fr/b'", '/b'),
    broken(9, 'one'),
    broken(9, 'another'),
  ];
  const left = judgeFindings(found, { loaded, results: [], isWhole: true });
  expect(left.map(({ line, message }) => [line, message])).toEqual([
    [2, "broken link '/b': the site has no such page or file"],
    [7, "broken link '/b': there is nothing at '/fr/b'"],
    [9, 'another'],
    [9, 'one'],
  ]);
});
