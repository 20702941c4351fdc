import { describe, expect, test } from '@jest/globals';
import type { SchemaObject } from 'ajv';
import { version } from '../../../src/own-package/version.js';
import { reporters } from '../../../src/report/reporters.js';
import { brokenInput } from '../broken-input.js';
import { findingsSchema, problemsOfJson } from '../report-problems.js';

const context = { siteDir: 'content', color: true };

/** Closes a schema against keys that it does not describe. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && copy.type === 'object' ? { additionalProperties: false, ...copy } : copy;
}

describe('the JSON report', () => {
  test('should contain version, counts, findings with their keys in a fixed order, and their rules', () => {
    const shuffled = {
      line: 2,
      message: 'no title',
      column: 1,
      severity: 'warning',
      file: 'docs/a.md',
      rule: 'missing-title',
    } as const;
    expect(reporters.json([{ hint: 'add one', cause: 'a', ...shuffled }], context)).toBe(`{
  "version": 1,
  "docsite": "${version}",
  "counts": {
    "error": 0,
    "warning": 1
  },
  "findings": [
    {
      "rule": "missing-title",
      "severity": "warning",
      "message": "no title",
      "file": "docs/a.md",
      "line": 2,
      "column": 1,
      "hint": "add one",
      "cause": "a"
    }
  ],
  "rules": {
    "missing-title": {
      "description": "A page written in Markdown has a title.",
      "help": "https://moodledev.io/docsite/rules/missing-title"
    }
  }
}`);
  });

  test.each([
    ['nothing', []],
    ['whatever a site may have', brokenInput],
  ])('should match the published schema, key by key, with %s', (_, findings) => {
    const report = reporters.json(findings, context);
    expect(problemsOfJson(report)).toEqual([]);
    expect(problemsOfJson(report, closed(findingsSchema) as SchemaObject)).toEqual([]);
  });

  test('should give every finding unchanged', () => {
    expect((JSON.parse(reporters.json(brokenInput, context)) as { findings: unknown }).findings).toEqual(brokenInput);
  });

  test('the schema should reject what is not a report', () => {
    const report = JSON.parse(reporters.json(brokenInput, context)) as object;
    expect(problemsOfJson(JSON.stringify({ ...report, version: 2 }))).not.toEqual([]);
    expect(problemsOfJson(JSON.stringify({ ...report, findings: [{ rule: 'x' }] }))).not.toEqual([]);
  });
});
