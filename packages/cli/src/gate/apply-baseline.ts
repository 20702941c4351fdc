import { realpathSync } from 'node:fs';
import { compareBaseline, recordBaseline, severitiesOf, toDiagnostics } from '@docsite/checker';
import { type Diagnostic, finding, pathFrom, type SiteConfig } from '@docsite/core';
import { countOf } from '../report/outcome/quantities.js';
import type { CheckedFolder } from './base-site.js';
import { type BaselineFile, writeBaseline } from './baseline-file.js';

/** A site that was checked. */
export interface CheckedSite extends CheckedFolder {
  readonly config: SiteConfig;
  /** Whether a file is judged, and with it its baseline entries; absent for all. */
  readonly isJudged?: (file: string) => boolean;
}

/** The findings that a baseline leaves, and notes about the baseline. */
export interface BaselineJudgement {
  readonly fresh: readonly Diagnostic[];
  readonly stale: readonly Diagnostic[];
}

/** Removes the findings recorded in a baseline, and reports entries without findings. */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  { path, entries, lineOf }: BaselineFile,
  { siteDir, config, isJudged = () => true }: CheckedSite,
): BaselineJudgement {
  const { fresh, gone } = compareBaseline(diagnostics, entries);
  const file = pathFrom(siteDir, realpathSync(path));
  const hint = 'record what is left with --update-baseline, so that nothing new takes their place';
  const findings = gone
    .filter((entry) => isJudged(entry.file))
    .map((entry) => {
      const place = { file, line: lineOf(entry), column: 1 };
      const times = entry.count === 1 ? '' : ` (${entry.count} times)`;
      const message = `this ${entry.rule} is no longer in '${entry.file}'${times}: ${entry.message}`;
      return { ...finding('stale-baseline', place, message, hint), cause: file };
    });
  return { fresh, stale: toDiagnostics(findings, severitiesOf(config)) };
}

/** Records findings in a baseline, and returns a line about it for people. */
export function updateBaseline(diagnostics: readonly Diagnostic[], path: string): string {
  writeBaseline(path, recordBaseline(diagnostics));
  const count = countOf(diagnostics.length, 'finding');
  return `Recorded ${count} in ${path}`;
}
