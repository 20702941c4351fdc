import type { Diagnostic } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { compareBaseline, recordBaseline } from '../src/index.js';
import { at } from './site-fixture.js';

const found = (spot: string, message = 'broken', rule = 'broken-link'): Diagnostic => ({
  ...at(spot),
  rule,
  severity: 'error',
  message,
});
const places = (items: readonly Diagnostic[]) => items.map(({ file, line }) => `${file}:${line}`);

describe('a baseline', () => {
  test('should record findings by file, rule and message, sorted, without lines', () => {
    expect(
      recordBaseline([found('b.md:9'), found('a.md:4', 'z'), found('a.md:2', 'y', 'tabs'), found('a.md:1', 'z')]),
    ).toEqual([
      { file: 'a.md', rule: 'broken-link', message: 'z', count: 2 },
      { file: 'a.md', rule: 'tabs', message: 'y', count: 1 },
      { file: 'b.md', rule: 'broken-link', message: 'broken', count: 1 },
    ]);
  });

  test('should accept the same findings on other lines', () => {
    const baseline = recordBaseline([found('a.md:4'), found('a.md:6')]);
    expect(compareBaseline([found('a.md:40'), found('a.md:60')], baseline)).toEqual({ fresh: [], gone: [] });
  });

  test('should not depend on lines and columns in a message', () => {
    const messages = ['the id is taken at docs/a.md:4:1', "no 'tabs' in line 7", "no 'tabs' in lines 7 to 9"];
    const moved = ['the id is taken at docs/a.md:5:11', "no 'tabs' in line 70", "no 'tabs' in lines 70 to 90"];
    const baseline = recordBaseline(messages.map((message) => found('a.md:1', message)));
    expect(
      compareBaseline(
        moved.map((message) => found('a.md:1', message)),
        baseline,
      ),
    ).toEqual({ fresh: [], gone: [] });
  });

  test('should accept no more findings than it records', () => {
    const baseline = recordBaseline([found('a.md:4')]);
    const diagnostics = [found('a.md:4'), found('a.md:9'), found('b.md:4'), found('a.md:4', 'other')];
    expect(places(compareBaseline(diagnostics, baseline).fresh)).toEqual(['a.md:9', 'b.md:4', 'a.md:4']);
  });

  test('should tell which entries are gone, and how many times', () => {
    const baseline = recordBaseline([found('a.md:4'), found('a.md:5'), found('a.md:6'), found('b.md:1')]);
    expect(compareBaseline([found('a.md:5'), found('b.md:1')], baseline).gone).toEqual([
      { file: 'a.md', rule: 'broken-link', message: 'broken', count: 2 },
    ]);
  });

  test('should add up entries that a merge has duplicated', () => {
    const [entry] = recordBaseline([found('a.md:4')]);
    expect(compareBaseline([found('a.md:4'), found('a.md:5')], [entry, entry] as never).fresh).toEqual([]);
  });
});
