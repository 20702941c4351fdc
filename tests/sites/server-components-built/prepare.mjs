import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The site of the case beside this one, without what is broken there. */
export function prepare(siteDir) {
  cpSync(fileURLToPath(new URL('../server-components/site', import.meta.url)), siteDir, { recursive: true });
  for (const path of ['components/broken.server.tsx', 'docs/broken.mdx']) rmSync(join(siteDir, path));
}
