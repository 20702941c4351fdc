import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, serveSite } from './site-commands.mjs';

/**
 * Builds and serves the repository's own site once for all browser tests; they find its address in
 * `DOCSITE_TEST_ORIGIN`.
 */
export default async function setUp() {
  const outDir = join(mkdtempSync(join(tmpdir(), 'docsite-browser-')), 'site');
  await buildSite(outDir);
  const { origin, close } = await serveSite(outDir);
  process.env.DOCSITE_TEST_ORIGIN = origin;
  globalThis.ownSite = { outDir, close };
}
