import type { SiteConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { ignoredRules, severitiesOf, toDiagnostics } from '../src/severities.js';
import { at, byPath, diagnosticsOf, makeConfig, makeDocPage, makeDocument, makeSite } from './site-fixture.js';

const config = makeConfig({
  rules: { 'image-alt': 'ignore', 'link-text': 'ignore', 'broken-link': 'warning' },
  overrides: [
    { files: ['docs/old'], rules: { 'broken-link': 'ignore', 'image-alt': 'error' } },
    { files: ['docs/old/kept.md'], rules: { 'broken-link': 'error' } },
  ],
});
const severityOf = severitiesOf(config);

describe('the severity of a finding', () => {
  test('should be that of the last entry for its file that names the rule', () => {
    expect(severityOf('broken-link', 'docs/a.md')).toBe('warning');
    expect(severityOf('broken-link', 'docs/old/a.md')).toBe('ignore');
    expect(severityOf('broken-link', 'docs/old/kept.md')).toBe('error');
    expect(severityOf('image-alt', 'docs/old/kept.md')).toBe('error');
  });

  test('should be the default of the rule if nothing names it', () => {
    expect(severityOf('orphan-page', 'docs/old/a.md')).toBe('warning');
    expect(severityOf('no-such-rule', 'docs/old/a.md')).toBe('error');
  });

  test('should be at most that of another rule if the rule says so', () => {
    const found = (rule: string, atMost: string) => ({
      rule,
      atMost,
      message: 'm',
      file: 'docs/a.md',
      line: 1,
      column: 1,
    });
    const severities = [found('missing-image', 'broken-link'), found('broken-link', 'missing-image')].map((item) =>
      toDiagnostics([item], severityOf),
    );
    expect(severities.flat().map(({ severity, ...rest }) => [severity, 'atMost' in rest])).toEqual([
      ['warning', false],
      ['warning', false],
    ]);
    expect(toDiagnostics([found('broken-link', 'image-alt')], severityOf)).toEqual([]);
  });

  test('should run a rule that is enabled for some files only', () => {
    expect([...ignoredRules(config)]).toEqual(['link-text', 'unverifiable-link']);
  });
});

describe('a check', () => {
  const problem = (file: string) =>
    makeDocument(file, {
      problems: [{ rule: 'image-alt', message: 'no alternative text', place: at(`${file}:2`) }],
      contentTitle: 'T',
    });
  const lines = (rest: Partial<SiteConfig>) =>
    diagnosticsOf({
      site: makeSite({
        config: makeConfig(rest),
        pages: [makeDocPage('a'), makeDocPage('old/b')],
        staticFiles: { '/index.html': 'static/index.html' },
      }),
      documents: byPath(problem('docs/a.md'), problem('docs/old/b.md')),
    })
      .filter(({ rule }) => rule === 'image-alt' || rule === 'config')
      .map(({ file, severity, message }) => `${file} ${severity} ${message}`);

  test('should give findings the severity configured for their folder', () => {
    const overrides = [{ files: ['docs/old/**'], rules: { 'image-alt': 'error' as const } }];
    expect(lines({ overrides })).toEqual([
      'docs/a.md warning no alternative text',
      'docs/old/b.md error no alternative text',
    ]);
    expect(lines({ overrides, rules: { 'image-alt': 'ignore' } })).toEqual(['docs/old/b.md error no alternative text']);
  });

  test('should report a nonexistent rule configured for a folder', () => {
    expect(lines({ overrides: [{ files: ['docs'], rules: { 'image-atl': 'error', 'image-alt': 'ignore' } }] })).toEqual(
      ["docsite.config.ts error rules: there is no rule named 'image-atl'"],
    );
  });
});

test('a finding about an image that was pasted where its address belongs should be shortened', () => {
  const [image, path] = ['x'.repeat(5000), 'a/b'.repeat(80)];
  const finding = { rule: 'missing-image', message: `no image at '${image}' in '${path}'`, ...at('docs/a.md:1') };
  const [diagnostic] = toDiagnostics([{ ...finding, hint: `not ${image}` }], severityOf);
  expect(diagnostic?.message).toBe(`no image at '${'x'.repeat(99)}…${'x'.repeat(49)}' in '${path}'`);
  expect(diagnostic?.hint).toBe(`not ${'x'.repeat(100)}…${'x'.repeat(50)}`);
});
