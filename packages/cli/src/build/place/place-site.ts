import { relative } from 'node:path';
import type { Diagnostic, LoadedConfig, ModuleReads } from '@docsite/core';
import { writeHeaders } from '../../output/host-files/write-headers.js';
import { writeRedirects } from '../../output/host-files/write-redirects.js';
import { OutputFolder } from '../../output/output-folder.js';
import type { CommittedSite } from '../../output/staging/commit-site.js';
import type { StagedFolder } from '../../output/staging/staged-folder.js';
import { exitCode, exitCodeOf } from '../../report/outcome/exit-code.js';
import type { BuildRequest } from '../build-request.js';
import { stoppingFindings } from '../judge/broken-pages.js';
import type { LocaleResult } from '../locale-result.js';
import type { Progress } from '../progress/progress.js';
import { finishSite } from './finish-site.js';
import { reportCollisions, reportRenamed } from './output-collisions.js';

/** A written site and its findings. */
export interface WrittenSite {
  readonly request: BuildRequest;
  readonly loaded: LoadedConfig;
  readonly results: readonly LocaleResult[];
  readonly found: readonly Diagnostic[];
  readonly progress: Progress;
}

/** The result of placing a site. */
export interface PlacedSite {
  /** Absent if it was not put in place. */
  readonly committed?: CommittedSite;
  /** Findings from this stage. */
  readonly diagnostics: readonly Diagnostic[];
  /** What code has read to finish the site. */
  readonly reads: readonly ModuleReads[];
}

/**
 * Puts the new site in place if it has no stopping errors and no more warnings than allowed, and replaces no file that
 * docsite did not write. Otherwise, and always for a check, it is discarded.
 */
export async function placeSite(
  staged: StagedFolder,
  { request: { siteDir, outDir, maxWarnings }, loaded, results, found, progress }: WrittenSite,
): Promise<PlacedSite> {
  const { copyPath: copyDir } = staged;
  const isRefused = (diagnostics: readonly Diagnostic[]) => exitCodeOf(diagnostics, maxWarnings) !== exitCode.clean;
  const discard = async (diagnostics: readonly Diagnostic[], reads: readonly ModuleReads[]) => {
    await staged.discard();
    return { diagnostics, reads };
  };
  if (outDir === undefined || copyDir === undefined || isRefused(stoppingFindings(found, { loaded, results }))) {
    progress.stage('place');
    return discard([], []);
  }
  const output = new OutputFolder({ root: staged.path, folder: '' }, { shared: staged.shared });
  const { diagnostics: finishing, reads } = await finishSite(loaded, { output, copyDir, results, progress });
  progress.stage('place');
  if (isRefused(finishing)) return discard(finishing, reads);
  const inlineScripts = results.flatMap((result) => result.inlineScripts);
  const policySources = results.flatMap((result) => result.policySources);
  writeRedirects(
    output,
    results.flatMap((result) => result.redirects),
  );
  writeHeaders(output, loaded.config, { inlineScripts, policySources });
  const folder = relative(siteDir, outDir);
  const collisions = reportCollisions(staged.collisions(), { folder, sites: results.map(({ site }) => site) });
  if (collisions.length > 0) return discard(collisions, reads);
  const committed = await staged.commit();
  return { committed, diagnostics: [...finishing, ...reportRenamed(committed.renamed, folder)], reads };
}
