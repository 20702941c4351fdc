import type { Diagnostic, SuppressionUse } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { type SuppressionContext, suppressFindings } from '../src/index.js';
import { at, makeConfig } from './site-fixture.js';

const broken = (spot: string, rule = 'broken-link'): Diagnostic => ({
  ...at(spot),
  rule,
  severity: 'error',
  message: 'broken',
});

function suppression(spot: string, rest: Partial<SuppressionUse> = {}): SuppressionUse {
  return {
    place: at(spot),
    directive: 'docsite-ignore',
    rules: ['broken-link'],
    reason: 'why',
    lines: [2, 3],
    ...rest,
  };
}

/** The findings that are left, as `place rule`. */
function left(diagnostics: readonly Diagnostic[], context: Partial<SuppressionContext>): string[] {
  return suppressFindings(diagnostics, {
    config: makeConfig(),
    suppressions: [],
    today: '2027-01-31',
    isWhole: true,
    ...context,
  }).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

describe('suppressFindings', () => {
  test('should drop findings of the rules it names, in the lines it covers', () => {
    const found = ['a.md:2', 'a.md:3', 'a.md:4', 'b.md:2'].map((spot) => broken(spot));
    expect(left([...found, broken('a.md:2', 'tabs')], { suppressions: [suppression('a.md:1')] })).toEqual([
      'a.md:4 broken-link',
      'b.md:2 broken-link',
      'a.md:2 tabs',
    ]);
  });

  test('should drop findings of a whole file', () => {
    const { lines: _lines, ...ofFile } = suppression('a.md:9', { directive: 'docsite-ignore-file' });
    expect(left([broken('a.md:1'), broken('a.md:400')], { suppressions: [ofFile] })).toEqual([]);
  });

  test('should hold through its last day', () => {
    const suppressions = [suppression('a.md:1', { until: '2027-01-31' })];
    expect(left([broken('a.md:2')], { suppressions })).toEqual([]);
    expect(left([broken('a.md:2')], { suppressions, today: '2027-02-01' })).toEqual([
      'a.md:2 broken-link',
      'a.md:1 expired-suppression',
    ]);
  });

  test('should report an expired comment that suppresses nothing as one to remove', () => {
    expect(left([], { suppressions: [suppression('a.md:1', { until: '2026-01-31' })] })).toEqual([
      'a.md:1 unused-suppression',
    ]);
  });

  test('should count a comment of a partial once, as used if any document uses it', () => {
    const suppressions = [suppression('_p.md:1'), suppression('_p.md:1')];
    expect(left([broken('_p.md:2')], { suppressions })).toEqual([]);
    expect(left([], { suppressions })).toEqual(['_p.md:1 unused-suppression']);
  });

  test('should not call a comment unused if its rule is off, or if another locale may use it', () => {
    const suppressions = [suppression('a.md:1')];
    expect(left([], { suppressions, config: makeConfig({ rules: { 'broken-link': 'ignore' } }) })).toEqual([]);
    expect(left([], { suppressions, isWhole: false })).toEqual([]);
  });

  test.each<[string, Partial<SuppressionUse>]>([
    ['an unknown rule beside a known one', { rules: ['broken-link', 'broken-lnik'] }],
    ['no rule', { rules: [] }],
    ['no reason', { reason: '' }],
    ['a day that no month has', { until: '2027-02-30' }],
    ['an unknown word', { directive: 'docsite-ignore-line' }],
  ])('should suppress nothing with %s', (_, rest) => {
    expect(left([broken('a.md:2')], { suppressions: [suppression('a.md:1', rest)] })).toEqual([
      'a.md:2 broken-link',
      'a.md:1 suppression',
    ]);
  });

  test('should be reported for each rule that has nothing to suppress', () => {
    const suppressions = [suppression('a.md:1', { rules: ['broken-link', 'missing-title', 'image-alt'] })];
    const reported = suppressFindings([broken('a.md:2')], {
      config: makeConfig(),
      suppressions,
      today: '2027-01-31',
      isWhole: true,
    });
    expect(reported.map(({ message, hint }) => [message, hint])).toEqual([
      [
        "there is nothing to suppress: no 'missing-title', no 'image-alt' in lines 2 to 3",
        'remove missing-title, image-alt from it',
      ],
    ]);
  });

  test('should give its own findings the configured severity', () => {
    const config = makeConfig({ rules: { 'unused-suppression': 'error', suppression: 'ignore' } });
    const suppressions = [suppression('a.md:1'), suppression('a.md:5', { reason: '' })];
    expect(suppressFindings([], { config, suppressions, today: '2027-01-31', isWhole: true })).toEqual([
      {
        ...at('a.md:1'),
        rule: 'unused-suppression',
        severity: 'error',
        message: "there is nothing to suppress: no 'broken-link' in lines 2 to 3",
        hint: 'remove the comment',
      },
    ]);
  });
});
