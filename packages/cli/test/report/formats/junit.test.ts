import { describe, expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { reporters } from '../../../src/report/reporters.js';
import { brokenInput } from '../broken-input.js';
import { problemsOfJunit } from '../report-problems.js';

const context = { siteDir: '.', color: false };

type Attributes = Readonly<Record<string, string>>;
type Case = Attributes & {
  readonly failure?: readonly [Attributes & { readonly '#text': string }];
  readonly skipped?: readonly [Attributes];
};
interface Report {
  readonly testsuites: readonly [Attributes & { readonly testsuite: readonly (Attributes & { testcase: Case[] })[] }];
}

function read(...args: Parameters<typeof reporters.junit>): Report['testsuites'][0] {
  const xml = reporters.junit(...args);
  expect(problemsOfJunit(xml)).toEqual([]);
  const isArray = (...[, , , isAttribute]: unknown[]) => isAttribute !== true;
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray, htmlEntities: true });
  return (parser.parse(xml) as Report).testsuites[0];
}

describe('the JUnit report', () => {
  test('should have a suite for each file and a case for each cause, with all its places', () => {
    const [home, file] = read(brokenInput, context).testsuite;
    expect([home?.name, home?.tests, file?.name, file?.tests]).toEqual(['.', '1', 'docs/a.md', '3']);
    const [grouped] = file?.testcase ?? [];
    expect(grouped).toMatchObject({ classname: 'docsite.broken-link', file: 'docs/a.md', line: '3' });
    const [failure] = grouped?.failure ?? [];
    expect(failure?.message).toMatch(/^docs\/a\.md:3:5 broken link 'x' \(and 300 more places: /);
    expect(failure?.['#text'].split('\n').slice(0, 4)).toEqual([
      "error: broken link 'x'",
      "hint: did you mean 'y'?",
      'docs/a.md:3:5',
      'docs/a.md:4:5',
    ]);
    expect(failure?.['#text'].split('\n')).toHaveLength(303);
  });

  test('should give each case of a suite a unique name, without line numbers', () => {
    const names = read(brokenInput, context).testsuite[1]?.testcase.map(({ name }) => name);
    expect(names).toEqual(["broken link 'x'", 'the same', 'the same (2)']);
  });

  test('should skip warnings if they do not fail the command, and count its contents', () => {
    const lenient = read(brokenInput, context);
    expect([lenient.tests, lenient.failures, lenient.skipped]).toEqual(['8', '6', '2']);
    expect(lenient.testsuite[3]?.testcase[0]?.skipped?.[0]?.message).toMatch(/^warning: docs\//);
    const strict = read(brokenInput, { ...context, failsOnWarnings: true });
    expect([strict.tests, strict.failures, strict.skipped]).toEqual(['8', '8', '0']);
  });

  test('should have one passing test if there are no findings', () => {
    const { testsuite, ...counts } = read([], context);
    expect([counts.tests, counts.failures]).toEqual(['1', '0']);
    expect(testsuite[0]?.testcase).toEqual([{ classname: 'docsite', name: 'no findings', time: '0' }]);
  });

  test('should contain text unchanged, except for what XML cannot represent', () => {
    const xml = reporters.junit(brokenInput, context);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a file of XML must not hold
    expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u);
    expect(xml).toContain('name="a &lt; b &amp;&amp; &quot;c&quot; &gt; \'d\' ]]&gt;"');
    expect(xml).toContain('bell �, NUL �, escape �[2J, half �, no character �');
    expect(xml).toContain('name="日本語 😀 e\u0301"');
  });
});
