import SharingEnvironment from '../modules/environment.mjs';
import { letProcessEnd } from './let-process-end.mjs';
import { openBrowser } from './open-browser.mjs';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let opening;

/**
 * Jest's environment of browser tests, which find a browser in `openedBrowser`. Each worker opens one for all its test
 * files: to hand what is said to a browser of another process on takes a tenth of the CPU time of these tests.
 */
export default class BrowserEnvironment extends SharingEnvironment {
  async setup() {
    await super.setup();
    // one that crashed is replaced
    if (!(await opening)?.isConnected()) opening = letProcessEnd(() => openBrowser({ isAllInOne: true }));
    this.global.openedBrowser = await opening;
  }

  async teardown() {
    // a test that failed may have left some
    await Promise.all(this.global.openedBrowser?.contexts().map((context) => context.close()) ?? []);
    await super.teardown();
  }
}
