import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends what `global-setup.mjs` began. */
export default function tearDown() {
  const { outDir, close } = globalThis.ownSite;
  close();
  rmSync(dirname(outDir), { recursive: true, force: true });
}
