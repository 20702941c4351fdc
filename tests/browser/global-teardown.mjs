import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends what `global-setup.mjs` began. */
export default async function tearDown() {
  const { outDir, close, browser } = globalThis.browserTests;
  close();
  await browser.close();
  rmSync(dirname(outDir), { recursive: true, force: true });
}
