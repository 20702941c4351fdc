import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveBrowser } from './open-browser.mjs';
import { buildSite, serveSite } from './site-commands.mjs';

/**
 * Builds and serves the repository's own site, and opens a browser, once for all browser tests: they find the address
 * of the site in `DOCSITE_TEST_ORIGIN`, that of the browser in `DOCSITE_TEST_BROWSER`, and a folder for the sites that
 * they build in `DOCSITE_TEST_SITES`.
 */
export default async function setUp() {
  const outDir = join(mkdtempSync(join(tmpdir(), 'docsite-browser-')), 'site');
  const [browser] = await Promise.all([serveBrowser(), buildSite(outDir)]);
  const { origin, close } = await serveSite(outDir);
  process.env.DOCSITE_TEST_ORIGIN = origin;
  process.env.DOCSITE_TEST_SITES = join(dirname(outDir), 'kept');
  process.env.DOCSITE_TEST_BROWSER = browser.wsEndpoint();
  globalThis.browserTests = { outDir, close, browser };
}
