import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { compareBaseline, recordBaseline, severitiesOf, weighFindings } from '@docsite/checker';
import { type Diagnostic, finding, type SiteConfig, sortDiagnostics } from '@docsite/core';
import { type BaselineFile, writeBaseline } from './baseline-file.js';

/** A site that was checked. */
export interface CheckedSite {
  /** Absolute. */
  readonly siteDir: string;
  readonly config: SiteConfig;
}

/** Leaves out the findings that a baseline records, and reports those of it that are gone. */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  { path, entries, lineOf }: BaselineFile,
  { siteDir, config }: CheckedSite,
): Diagnostic[] {
  const { fresh, gone } = compareBaseline(diagnostics, entries);
  const file = relative(siteDir, realpathSync(path)).replaceAll(sep, '/');
  const hint = 'record what is left with --update-baseline, so that nothing new takes their place';
  const findings = gone.map((entry) => {
    const place = { file, line: lineOf(entry), column: 1 };
    const times = entry.count === 1 ? '' : ` (${entry.count} times)`;
    const message = `no longer in '${entry.file}'${times}: ${entry.message} ${entry.rule}`;
    return { ...finding('stale-baseline', place, message, hint), cause: file };
  });
  return sortDiagnostics([...fresh, ...weighFindings(findings, severitiesOf(config))]);
}

/** Records findings in a baseline, and gives a line about it for people. */
export function updateBaseline(diagnostics: readonly Diagnostic[], path: string): string {
  writeBaseline(path, recordBaseline(diagnostics));
  const count = diagnostics.length === 1 ? '1 finding' : `${diagnostics.length} findings`;
  return `Recorded ${count} in ${path}`;
}
