import { type AbsentPackage, type Diagnostic, finding } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { foldAbsent } from '../../../src/build/judge/absent-packages.js';

const file = 'docusaurus.config.js';
const preset: AbsentPackage = {
  kind: 'preset',
  name: 'api-docs',
  place: { file, line: 5, column: 3 },
  command: 'npm install api-docs',
  routes: ['/api'],
};
const theme: AbsentPackage = { ...preset, kind: 'theme', name: 'b', place: { file, line: 7, column: 3 }, routes: [] };

function found(rule: string, line: number, cause: string, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { ...finding(rule, { file: 'a.md', line, column: 1 }, cause), cause, severity };
}

/** Findings in short: their severity, rule, place and hint. */
const short = (list: readonly Diagnostic[]) =>
  list.map(({ severity, rule, file, line, hint = '' }) => `${severity} ${rule} ${file}:${line} ${hint}`.trim());

describe('findings that depend on a package that is not installed', () => {
  test('should be one, at the package, if they are links to pages that it may add', () => {
    const links = [
      found('broken-link', 1, '/api/x'),
      found('broken-link', 2, '/api'),
      found('broken-markdown-link', 3, 'api/y.md', 'warning'),
      found('broken-link', 4, '/apis'),
      found('broken-anchor', 5, '/api'),
    ];
    const folded = foldAbsent(links, [preset, theme]);
    expect(short(folded)).toEqual([
      'error broken-link a.md:4',
      'error broken-anchor a.md:5',
      `error broken-link ${file}:5 install what is missing: npm install api-docs; 3 findings depend on it: a.md:1:1, a.md:2:1, a.md:3:1`,
    ]);
    expect(folded[2]?.message).toContain("the preset 'api-docs' is not installed");
  });

  test('should be at a plugin of the site whose file does not exist', () => {
    const { command: _, ...plugin } = { ...preset, kind: 'plugin' as const, name: './api' };
    const folded = foldAbsent([found('broken-link', 1, '/api/x')], [plugin]);
    expect(short(folded)).toEqual([
      `error broken-link ${file}:5 create its file or correct its path; 1 finding depends on it: a.md:1:1`,
    ]);
    expect(folded[0]?.message).toContain("the plugin './api' does not exist");
  });

  test('should be at the theme if they are components of the theme, and break only their pages', () => {
    const parts = [1, 2, 3, 4].map(
      (line): Diagnostic => ({
        ...found('page-module', line, `there is no theme component 'T${line}'`),
        lacks: 'theme-component',
      }),
    );
    const other = found('page-module', 5, "cannot find '@site/x'");
    expect(short(foldAbsent([...parts, other], [preset, theme]))).toEqual([
      'error page-module a.md:5',
      `error page-module ${file}:7 install what is missing: npm install api-docs; 4 findings depend on it: a.md:1:1, a.md:2:1, a.md:3:1, …`,
    ]);
  });

  test('should include the lack of any page, and of docs, if the package may add any page', () => {
    const any = { ...preset, routes: ['/'] };
    const lacks: Diagnostic[] = [
      found('missing-home', 1, 'none'),
      { ...found('navbar-item', 2, "there is no docs instance 'default'", 'warning'), lacks: 'docs-instance' },
      found('navbar-item', 3, 'the sidebar id is not found'),
    ];
    expect(short(foldAbsent(lacks, [any]))).toEqual([
      'error navbar-item a.md:3',
      `error missing-home ${file}:5 install what is missing: npm install api-docs; 2 findings depend on it: a.md:1:1, a.md:2:1`,
    ]);
    expect(foldAbsent(lacks, [preset])).toEqual(lacks);
  });

  test('should be warnings if all of them are', () => {
    expect(short(foldAbsent([found('broken-link', 1, '/api/x', 'warning')], [preset]))).toEqual([
      `warning broken-link ${file}:5 install what is missing: npm install api-docs; 1 finding depends on it: a.md:1:1`,
    ]);
  });
});
