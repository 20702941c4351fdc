import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the repository's own site, once for all test files, which only read it.
 *
 * @param {(request: import('./command-pool.mjs').CommandRequest) =>
 *   Promise<import('./command-pool.mjs').CommandRun>} run
 * @returns {Promise<string>} Its output folder.
 */
export async function buildOwnSite(run) {
  const outDir = join(process.env.DOCSITE_TEST_SHARED, 'own');
  const built = await run({ args: ['build', root, '--out-dir', outDir], cwd: root, isShared: true });
  if (built.exitCode !== 0 || !/^Built [^;\n]+\n$/.test(built.stdout))
    throw new Error(`the build is not clean (${built.exitCode}):\n${built.stdout}${built.stderr}`);
  return outDir;
}
