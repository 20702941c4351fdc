import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.js';
import { resolveSiteDir } from '../build/out-dir.js';
import { silentProgress } from '../build/progress.js';
import { exitCodeOf } from '../exit-code.js';
import { printDiagnostics } from '../report/print.js';
import type { ReportFormat } from '../report/report.js';

export interface CheckOptions {
  readonly format: ReportFormat;
}

/** `docsite check`: does all that a build does, keeps nothing of it, and tells what it found. */
export async function check(dir: string | undefined, options: CheckOptions): Promise<number> {
  const siteDir = resolveSiteDir(dir);
  const outDir = join(tmpdir(), `docsite-check-${process.pid}`);
  const result = await buildSite({ siteDir, outDir, standingDir: join(siteDir, 'dist'), includeDrafts: false, keep: false }, silentProgress);
  printDiagnostics(result.diagnostics, siteDir, options.format, { always: true });
  return exitCodeOf(result.diagnostics);
}
