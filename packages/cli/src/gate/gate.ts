import type { Diagnostic } from '@docsite/core';
import { UsageError } from '../report/usage-error.js';
import { applyBaseline, type CheckedSite, updateBaseline } from './apply-baseline.js';
import { readBaseline } from './baseline-file.js';

/** The options that decide which findings of a check count. */
export interface GateOptions {
  /** File of findings that may stand, absolute or relative to the working folder. */
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
}

/** The findings that count. */
export interface Judgement {
  readonly diagnostics: readonly Diagnostic[];
  /** Lines about the gate itself, for standard error. */
  readonly notes: readonly string[];
}

/** Decides which findings of a site count. */
export type Gate = (diagnostics: readonly Diagnostic[], site: CheckedSite) => Judgement;

/** Makes ready what the options ask for, before the site is checked; throws `UsageError` where that cannot be done. */
export function openGate({ baseline: path, updateBaseline: isUpdate = false }: GateOptions): Gate {
  if (path === undefined) {
    if (isUpdate)
      throw new UsageError(
        '--update-baseline needs a file',
        'name it: --baseline docs.baseline.json --update-baseline',
      );
    return (diagnostics) => ({ diagnostics, notes: [] });
  }
  if (isUpdate) return (diagnostics) => ({ diagnostics: [], notes: [updateBaseline(diagnostics, path)] });
  const baseline = readBaseline(path);
  return (diagnostics, site) => ({ diagnostics: applyBaseline(diagnostics, baseline, site), notes: [] });
}
