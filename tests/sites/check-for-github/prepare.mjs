import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name that workflow commands would break at. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'a,b:c%.md'), '# Page\n\n[100%](/no,where:50%25)\n');
}
