import { fileURLToPath } from 'node:url';
import { buildOwnSite } from '../../commands/own-site.mjs';
import serveCommands from '../../commands/serve-commands.mjs';
import { unpackBrowser } from './open-browser.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Builds and serves the repository's own site, once for all browser tests, which find its origin in
 * `DOCSITE_TEST_ORIGIN`; and unpacks the browser.
 */
export default async function setUp() {
  await serveCommands();
  const { host, pool } = globalThis.commandServer;
  const [outDir] = await Promise.all([buildOwnSite((request) => pool.run(request)), unpackBrowser()]);
  process.env.DOCSITE_TEST_ORIGIN = await host.serve({ siteDir: root, outDir });
}
