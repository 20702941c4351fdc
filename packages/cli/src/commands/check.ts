import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { ExternalExaminer } from '../build/build-locale.js';
import { buildSite } from '../build/build-site.js';
import { resolveSiteDir } from '../build/out-dir.js';
import { silentProgress } from '../build/progress.js';
import { cachePath } from '../cache/cache-folder.js';
import { answersFile } from '../external/remembered-answers.js';
import { type GateOptions, openGate } from '../gate/gate.js';
import { updateRoutes } from '../gate/update-routes.js';
import { configFindings } from '../report/config-findings.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { printDiagnostics, type ReportOptions } from '../report/print.js';
import { explainBound, warningBound } from '../report/warning-bound.js';

export interface CheckOptions extends ReportOptions, GateOptions {
  /** Whether the addresses of the site are recorded. */
  readonly updateRoutes?: boolean;
  /** `false` for a check that neither uses nor fills the cache. */
  readonly cache?: boolean;
  /** Whether links to other sites are checked. */
  readonly external?: boolean;
}

/** `docsite check`: does all that a build does, discards the output, and reports the findings. */
export async function check(
  dir: string | undefined,
  options: CheckOptions,
  threads: readonly Worker[],
): Promise<number> {
  const siteDir = resolveSiteDir(dir);
  const gate = await openGate(siteDir, options);
  const externalNotes: string[] = [];
  const request = {
    siteDir,
    standingDir: join(siteDir, 'dist'),
    includeDrafts: false,
    threads,
    cacheDir: options.cache === false ? undefined : cachePath(siteDir),
    ...(options.external && { examineExternal: externalExaminer(siteDir, externalNotes), isExamined: gate.isJudged }),
  };
  const result = await buildSite(request, silentProgress).catch(configFindings);
  if (Array.isArray(result)) {
    printDiagnostics(result, siteDir, { ...options, always: true });
    return exitCode.usage;
  }
  const recorded = options.updateRoutes
    ? updateRoutes(result.diagnostics, siteDir, result.routes())
    : { diagnostics: result.diagnostics, notes: [] };
  const { diagnostics, notes } = await gate.judge(recorded.diagnostics, { siteDir, config: result.config });
  printDiagnostics(diagnostics, siteDir, { ...options, always: true });
  for (const note of [...externalNotes, ...recorded.notes, ...notes, explainBound(diagnostics, options)])
    if (note !== undefined) process.stderr.write(`${note}\n`);
  return exitCodeOf(diagnostics, warningBound(options));
}

/** Checks links to other sites; the line about it for people is put to the notes. */
function externalExaminer(siteDir: string, notes: string[]): ExternalExaminer {
  return async (links, config) => {
    const { checkExternalLinks } = await import('../external/check-external.js');
    const checked = await checkExternalLinks(links, { config, file: answersFile(siteDir), now: Date.now() });
    notes.push(checked.note);
    return checked.findings;
  };
}
