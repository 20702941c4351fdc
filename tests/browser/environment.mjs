import { chromium } from 'playwright-core';
import SharingEnvironment from '../modules/environment.mjs';

/**
 * Jest's environment of browser tests: they find the browser that `global-setup.mjs` has opened in `openedBrowser`.
 * Playwright is loaded once for each worker so, and not for each test file, which takes half a second of CPU time.
 */
export default class BrowserEnvironment extends SharingEnvironment {
  async setup() {
    await super.setup();
    this.global.openedBrowser = await chromium.connect(process.env.DOCSITE_TEST_BROWSER);
  }

  async teardown() {
    await this.global.openedBrowser?.close();
    await super.teardown();
  }
}
