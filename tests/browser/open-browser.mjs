import { chromium } from 'playwright-core';
import { packagedChromium } from './packaged-chromium.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Opens a headless Chromium: the one that the environment variable `CHROME_PATH` names, else the packaged one, which
 * needs nothing of the machine.
 *
 * @param {{ fonts?: 'packaged' | 'system', scrollbars?: boolean }} [options] Fonts of the packaged Chromium; whether
 * scrollbars take room, as
 *   they do on most desktops.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function openBrowser({ fonts = 'packaged', scrollbars = false } = {}) {
  const own = process.env.CHROME_PATH;
  const launch = own ? { executablePath: own } : await packagedChromium({ fonts });
  return chromium.launch({ ...launch, args: flags, ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }) });
}
