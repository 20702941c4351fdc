import { chromium } from 'playwright-core';
import { memoryFolder } from '../commands/memory-folder.mjs';
import { packagedChromium } from './packaged-chromium.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Bytes of memory that the pages of all workers may share. */
const enoughToShare = 2 ** 30;

/**
 * Opens a headless Chromium: the one that the environment variable `CHROME_PATH` names, else the packaged one, which
 * needs nothing of the machine.
 *
 * @param {BrowserOptions} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function openBrowser(options) {
  return chromium.launch(await launchOptions(options));
}

/** Unpacks what browsers are opened of, so that several processes that open one do not do so at a time. */
export async function unpackBrowser() {
  await launchOptions();
}

/**
 * @typedef {object} BrowserOptions
 * @property {'packaged' | 'system'} [fonts] Fonts of the packaged Chromium.
 * @property {boolean} [scrollbars] Whether scrollbars take room, as they do on most desktops.
 * @property {boolean} [isAllInOne] Whether the browser's own process draws, too: less CPU time in all.
 */

/** @param {BrowserOptions} [options] */
async function launchOptions({ fonts = 'packaged', scrollbars = false, isAllInOne = false } = {}) {
  const own = process.env.CHROME_PATH;
  const launch = own ? { executablePath: own } : await packagedChromium({ fonts });
  const ignoreDefaultArgs = [
    ...(scrollbars ? ['--hide-scrollbars'] : []),
    // files, which Playwright has the processes of a browser share, take more CPU time
    ...(memoryFolder(enoughToShare) === undefined ? [] : ['--disable-dev-shm-usage']),
  ];
  const args = [...flags, ...(isAllInOne ? ['--in-process-gpu'] : [])];
  // Jest ends its workers by this signal, which has no time for farewells
  return { ...launch, args, ignoreDefaultArgs, handleSIGTERM: false };
}
