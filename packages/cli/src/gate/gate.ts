import { type Diagnostic, sortDiagnostics } from '@docsite/core';
import { UsageError } from '../report/errors/usage-error.js';
import { applyBaseline, type CheckedSite, updateBaseline } from './apply-baseline.js';
import { type BaselineFile, readBaseline, refuseOverwriting } from './baseline-file.js';
import { findBranchPoint } from './branch-point.js';
import { listChangedFiles } from './changed-files.js';
import { type Branch, judgeBranch } from './judge-branch.js';

/** The options that decide which findings of a check count. */
export interface GateOptions {
  /** File of tolerated findings, absolute or relative to the working folder. */
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  /** The base of the branch, or `true` for the default one. */
  readonly changed?: string | true;
}

/** The findings that count. */
export interface Judgement {
  readonly diagnostics: readonly Diagnostic[];
  /** Lines about the gate itself, for standard error. */
  readonly notes: readonly string[];
}

/** Decides which findings of a site count. */
export interface Gate {
  readonly judge: (diagnostics: readonly Diagnostic[], site: CheckedSite) => Promise<Judgement>;
  /** Whether all findings in a file count. */
  readonly isJudged: (file: string) => boolean;
}

/** Prepares the gate before the site is checked; throws a `UsageError` if the options cannot be applied. */
export async function openGate(siteDir: string, options: GateOptions): Promise<Gate> {
  const { baseline: path, updateBaseline: isUpdate = false, changed } = options;
  if (isUpdate) return recordAll(options);
  const baseline = path === undefined ? undefined : readBaseline(path);
  const branch = changed === undefined ? undefined : await openBranch(siteDir, changed);
  const isJudged = (file: string): boolean => branch === undefined || branch.changed.has(file);
  return {
    judge: (diagnostics, site) => judge(diagnostics, { ...site, isJudged }, { baseline, branch }),
    isJudged,
  };
}

/** A gate that records all findings and lets them pass. */
function recordAll({ baseline: path, changed }: GateOptions): Gate {
  if (path === undefined)
    throw new UsageError('--update-baseline needs a file', 'name it: --baseline docs.baseline.json --update-baseline');
  if (changed !== undefined) throw new UsageError('--update-baseline records the whole site', 'leave --changed out');
  refuseOverwriting(path);
  return {
    judge: async (diagnostics) => ({ diagnostics: [], notes: [updateBaseline(diagnostics, path)] }),
    isJudged: () => true,
  };
}

async function openBranch(siteDir: string, changed: string | true): Promise<Branch> {
  const point = await findBranchPoint(siteDir, changed === true ? undefined : changed);
  return { point, changed: await listChangedFiles(siteDir, point) };
}

interface Judges {
  readonly baseline: BaselineFile | undefined;
  readonly branch: Branch | undefined;
}

async function judge(
  diagnostics: readonly Diagnostic[],
  site: CheckedSite,
  { baseline, branch }: Judges,
): Promise<Judgement> {
  const { fresh, stale } =
    baseline === undefined ? { fresh: diagnostics, stale: [] } : applyBaseline(diagnostics, baseline, site);
  if (branch === undefined) return { diagnostics: sortDiagnostics([...fresh, ...stale]), notes: [] };
  const judged = await judgeBranch(fresh, site, branch);
  return { diagnostics: sortDiagnostics([...judged.diagnostics, ...stale]), notes: [judged.note] };
}
