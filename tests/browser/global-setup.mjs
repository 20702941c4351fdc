import { buildOwnSite } from '../commands/own-site.mjs';
import serveCommands from '../commands/serve-commands.mjs';
import { unpackBrowser } from './open-browser.mjs';
import { serveSite } from './site-commands.mjs';

/**
 * Builds and serves the repository's own site, once for all browser tests, which find its origin in
 * `DOCSITE_TEST_ORIGIN`; and unpacks the browser.
 */
export default async function setUp() {
  await serveCommands();
  const { pool } = globalThis.commandServer;
  const [outDir] = await Promise.all([buildOwnSite((request) => pool.run(request)), unpackBrowser()]);
  const { origin, close } = await serveSite(outDir);
  process.env.DOCSITE_TEST_ORIGIN = origin;
  globalThis.browserTests = { close };
}
