import { chromium } from 'playwright-core';
import { memoryFolder } from '../../commands/memory-folder.mjs';
import { packagedChromium } from './packaged-chromium.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Bytes of memory that the pages of all workers may share. */
const enoughToShare = 2 ** 30;

/**
 * Opens a headless Chromium: the one in the environment variable `CHROME_PATH`, or else the packaged one, which does
 * not depend on the machine.
 *
 * @param {BrowserOptions} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function openBrowser(options) {
  const launch = await launchOptions(options);
  // on a busy machine, the browser may crash while it starts
  return chromium.launch(launch).catch(() => chromium.launch(launch));
}

/** Unpacks the browser, so that several processes do not do so at the same time. */
export async function unpackBrowser() {
  await launchOptions();
}

/**
 * @typedef {object} BrowserOptions
 * @property {'packaged' | 'system'} [fonts] Fonts of the packaged Chromium.
 * @property {boolean} [scrollbars] Whether scrollbars take up space, as on most desktops.
 * @property {boolean} [isAllInOne] Whether the browser uses as few processes as it can: one for itself and drawing, and
 *   one for all pages of a context. That takes less CPU time in total.
 */

/** @param {BrowserOptions} [options] */
async function launchOptions({ fonts = 'packaged', scrollbars = false, isAllInOne = false } = {}) {
  const own = process.env.CHROME_PATH;
  const launch = own ? { executablePath: own } : await packagedChromium({ fonts });
  const ignoreDefaultArgs = [
    ...(scrollbars ? ['--hide-scrollbars'] : []),
    // Playwright's default of shared files takes more CPU time than shared memory
    ...(memoryFolder(enoughToShare) === undefined ? [] : ['--disable-dev-shm-usage']),
  ];
  const args = [...flags, ...(isAllInOne ? ['--in-process-gpu', '--renderer-process-limit=1'] : [])];
  // Jest ends its workers with this signal, and does not wait for cleanup
  return { ...launch, args, ignoreDefaultArgs, handleSIGTERM: false };
}
