import type { BuildRequest } from '../../src/build/build-request.js';
import { prefetchInputs } from '../../src/cache/states/input-states.js';
import type { PrefetchedStates } from '../../src/cache/states/prefetched-states.js';
import { foldersOfSite, readStates } from '../../src/cache/states/read-states.js';
import { prefetchSite, readSiteLeft } from '../../src/supervision/prefetch-states.js';

/**
 * Prefetches the states of a site as the supervisor of a command does, in the form that a build takes. Empty on
 * failure.
 */
export async function prefetched({
  siteDir,
  outDir,
  cacheDir,
}: Record<'siteDir' | 'outDir' | 'cacheDir', string>): Promise<Pick<BuildRequest, 'inputs' | 'prefetched'>> {
  try {
    let states: PrefetchedStates = {};
    const left = readSiteLeft(siteDir, cacheDir);
    const inputs = prefetchInputs(foldersOfSite(siteDir, [outDir, cacheDir]));
    const note = (found: PrefetchedStates) => {
      states = { ...states, ...found };
    };
    if (left !== undefined) await prefetchSite(left, { note, isWanted: () => true });
    return { inputs: readStates(siteDir, [outDir, cacheDir], inputs), prefetched: states.site };
  } catch {
    return {};
  }
}
