import { resolve } from 'node:path';
import { describedRules } from '@docsite/checker';
import { describe, expect, test } from '@jest/globals';
import { version } from '../../../src/own-package/version.js';
import { reporters } from '../../../src/report/reporters.js';
import { brokenInput } from '../broken-input.js';
import { problemsOfSarif } from '../report-problems.js';

const context = { siteDir: 'content', color: false };

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly semanticVersion: string; readonly rules: readonly Rule[] } };
      readonly results: readonly Result[];
    },
  ];
}

interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly helpUri: string;
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string };
  readonly locations: readonly [{ readonly physicalLocation: Location }];
}

interface Location {
  readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
  readonly region: { readonly startLine: number; readonly startColumn: number };
}

function logOf(...args: Parameters<typeof reporters.sarif>): Log {
  return JSON.parse(reporters.sarif(...args)) as Log;
}

interface Severities {
  readonly defaultConfiguration: { readonly level: string };
  readonly properties: Readonly<Record<'problem.severity', string>>;
}

describe('the SARIF report', () => {
  test.each([
    ['nothing', []],
    ['whatever a site may have', brokenInput],
  ])('should be a log of version 2.1.0 by the OASIS schema, with %s', (_, findings) => {
    const log = logOf(findings, context);
    expect(problemsOfSarif(JSON.stringify(log))).toEqual([]);
    expect(log.runs[0].results).toHaveLength(findings.length);
  });

  test('the schema should reject a log without required properties', () => {
    const { runs, ...rest } = logOf([], context);
    expect(problemsOfSarif(JSON.stringify({ ...rest, runs: runs.map(({ tool: _, ...run }) => run) }))).not.toEqual([]);
  });

  test('should describe every rule, with its documentation page', () => {
    const { driver } = logOf([], context).runs[0].tool;
    expect(driver.semanticVersion).toBe(version);
    expect(driver.rules.map(({ id, shortDescription, helpUri }) => [id, shortDescription.text, helpUri])).toEqual(
      describedRules.map(({ name, description }) => [name, description, `https://moodledev.io/docsite/rules/${name}`]),
    );
  });

  test('should give the default severity of each rule', () => {
    const { rules } = logOf([], context).runs[0].tool.driver as unknown as { readonly rules: readonly Severities[] };
    const severities = rules.map(({ defaultConfiguration, properties }) => [
      defaultConfiguration.level,
      properties['problem.severity'],
    ]);
    expect(severities).toEqual(
      describedRules.map(({ defaultSeverity: severity }) =>
        severity === 'ignore' ? ['none', 'warning'] : [severity, severity],
      ),
    );
    expect(new Set(severities.map(([level]) => level))).toEqual(new Set(['error', 'warning', 'none']));
  });

  test('should have each result refer to its rule, by name and by index', () => {
    const { results, tool } = logOf(brokenInput, context).runs[0];
    expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]?.id)).toEqual(
      brokenInput.map(({ rule }) => rule),
    );
  });

  test('should give files relative to the root of the repository', () => {
    const [, result] = logOf(brokenInput, { ...context, siteDir: resolve('a/site'), root: resolve('a') }).runs[0]
      .results;
    expect(result).toEqual({
      ruleId: 'broken-link',
      ruleIndex: expect.any(Number),
      level: 'error',
      message: { text: "broken link 'x'\nhint: did you mean 'y'?" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'site/docs/a.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5 },
          },
        },
      ],
    });
  });

  test('should write paths as relative URIs, whatever characters they contain', () => {
    const { results } = logOf(brokenInput, { ...context, siteDir: '.' }).runs[0];
    const uris = results.map(({ locations: [{ physicalLocation }] }) => physicalLocation.artifactLocation.uri);
    expect(uris.slice(-3)).toEqual([
      'docs/a%20b%23c%3Fd%25/e%3Af.md',
      'x%3A%E6%97%A5%E6%9C%AC%E8%AA%9E/%F0%9F%98%80.md',
      'docs/odd.md',
    ]);
    expect(logOf([{ ...brokenInput[1], file: 'a\ud83d.md' } as never], context).runs[0].results).toHaveLength(1);
  });
});
