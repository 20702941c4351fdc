import { compareBaseline, recordBaseline } from '@docsite/checker';
import type { Diagnostic } from '@docsite/core';
import { type CheckedFolder, checkBaseSite } from './base-site.js';
import type { BranchPoint } from './branch-point.js';

/** A branch: where it began, and what it touches. */
export interface Branch {
  readonly point: BranchPoint;
  /** Paths relative to the site folder. */
  readonly changed: ReadonlySet<string>;
}

/** The findings that a branch answers for, and a line about them for people. */
export interface BranchJudgement {
  readonly diagnostics: readonly Diagnostic[];
  readonly note: string;
}

/** Found for how a clone was made, not for what is in it. */
const ofClone = new Set(['shallow-clone']);

/**
 * Leaves the findings in files that the branch touches, and those elsewhere that were not there where it began: a link
 * to a page that it removed, say. The site of that time is checked only if there are findings in other files.
 */
export async function judgeBranch(
  diagnostics: readonly Diagnostic[],
  site: CheckedFolder,
  { point, changed }: Branch,
): Promise<BranchJudgement> {
  const counted = diagnostics.filter(({ rule }) => !ofClone.has(rule));
  const elsewhere = counted.filter(({ file }) => !changed.has(file));
  const base = elsewhere.length === 0 ? { diagnostics: [] } : await checkBaseSite(site, point);
  const known = 'reason' in base ? [] : recordBaseline(base.diagnostics);
  const broken = new Set(compareBaseline(elsewhere, known).fresh);
  return {
    diagnostics: counted.filter((item) => changed.has(item.file) || broken.has(item)),
    note: describe(point, changed.size, 'reason' in base ? base.reason : undefined),
  };
}

function describe({ commit, base }: BranchPoint, count: number, reason: string | undefined): string {
  const files = count === 1 ? '1 changed file' : `${count} changed files`;
  const judged = `Judged ${files} since ${commit.slice(0, 10)} (${base}), and what that breaks elsewhere`;
  return reason === undefined
    ? judged
    : `${judged}; the earlier site cannot be checked, so every finding counts: ${reason}`;
}
