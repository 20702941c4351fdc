import type { BuildRequest } from '../../src/build/build-request.js';
import type { EarlyLook } from '../../src/cache/early-look.js';
import { lookAtInputs } from '../../src/cache/input-states.js';
import { foldersOfSite, lookAtFiles } from '../../src/cache/look-at-files.js';
import { lookAtStanding, readSiteLeft } from '../../src/supervision/look-early.js';

/**
 * What a supervisor finds of a site while the command is being started, as a build takes it. Nothing where that fails.
 */
export async function lookedAtEarly({
  siteDir,
  outDir,
  cacheDir,
}: Record<'siteDir' | 'outDir' | 'cacheDir', string>): Promise<Pick<BuildRequest, 'inputs' | 'standing'>> {
  try {
    let look: EarlyLook = {};
    const left = readSiteLeft(siteDir, cacheDir);
    const inputs = lookAtInputs(foldersOfSite(siteDir, [outDir, cacheDir]));
    const note = (found: EarlyLook) => {
      look = { ...look, ...found };
    };
    if (left !== undefined) await lookAtStanding(left, { note, isWanted: () => true });
    return { inputs: lookAtFiles(siteDir, [outDir, cacheDir], inputs), standing: look.site };
  } catch {
    return {};
  }
}
