import { buildOwnSite } from '../commands/own-site.mjs';
import serveCommands from '../commands/serve-commands.mjs';
import { serveBrowser } from './open-browser.mjs';
import { serveSite } from './site-commands.mjs';

/**
 * Builds and serves the repository's own site, and opens a browser, once for all browser tests: they find the address
 * of the site in `DOCSITE_TEST_ORIGIN`, and that of the browser in `DOCSITE_TEST_BROWSER`.
 */
export default async function setUp() {
  await serveCommands();
  const { pool } = globalThis.commandServer;
  const [browser, outDir] = await Promise.all([serveBrowser(), buildOwnSite((request) => pool.run(request))]);
  const { origin, close } = await serveSite(outDir);
  process.env.DOCSITE_TEST_ORIGIN = origin;
  process.env.DOCSITE_TEST_BROWSER = browser.wsEndpoint();
  globalThis.browserTests = { close, browser };
}
