import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** "café" as Latin-1 writes it, on the third line. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), Buffer.concat([Buffer.from('# Home\n\nA caf'), Buffer.from([0xe9]), Buffer.from(' in town.\n')]));
}
