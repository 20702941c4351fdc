import SharingEnvironment from '../../modules/environment.mjs';
import { letProcessEnd } from './let-process-end.mjs';
import { openBrowser } from './open-browser.mjs';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let opening;

/**
 * Jest's environment of browser tests, which find a browser in `openedBrowser`. Each worker opens one for all its test
 * files: forwarding messages to a browser of another process takes a tenth of the CPU time of these tests.
 */
export default class BrowserEnvironment extends SharingEnvironment {
  async setup() {
    await super.setup();
    // replaces a browser that has crashed
    if (!(await opening)?.isConnected()) opening = letProcessEnd(() => openBrowser({ isAllInOne: true }));
    this.global.openedBrowser = await opening;
  }

  async teardown() {
    // a failed test may have left some open
    await Promise.all(this.global.openedBrowser?.contexts().map((context) => context.close()) ?? []);
    await super.teardown();
  }
}
