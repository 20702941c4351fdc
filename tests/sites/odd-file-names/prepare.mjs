import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that not every file system can hold. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'it\'s "q".md'), '# Quote\n\nText.\n');
  writeFileSync(join(siteDir, 'why?.md'), '# Question\n\nText.\n');
}
