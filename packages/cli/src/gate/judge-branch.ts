import { compareBaseline, recordBaseline } from '@docsite/checker';
import type { Diagnostic } from '@docsite/core';
import { countOf } from '../report/outcome/quantities.js';
import { type CheckedFolder, checkBaseSite } from './base-site.js';
import type { BranchPoint } from './branch-point.js';

/** A branch: where it began, and the files it changes. */
export interface Branch {
  readonly point: BranchPoint;
  /** Paths relative to the site folder. */
  readonly changed: ReadonlySet<string>;
}

/** The findings that a branch causes, and a line about them for people. */
export interface BranchJudgement {
  readonly diagnostics: readonly Diagnostic[];
  readonly note: string;
}

/** Rules whose findings concern the way the repository was cloned. */
const ofClone = new Set(['shallow-clone', 'git-history']);

/**
 * Keeps the findings in files that the branch changes, and new ones in other files, such as a link to a page that the
 * branch removes. The site at the base is only checked if there are findings in other files.
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
  const files = countOf(count, 'changed file');
  const judged = `Judged ${files} since ${commit.slice(0, 10)} (${base}), and what that breaks elsewhere`;
  return reason === undefined
    ? judged
    : `${judged}; the earlier site cannot be checked, so every finding counts: ${reason}`;
}
