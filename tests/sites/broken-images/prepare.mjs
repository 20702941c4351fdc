import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Cut off, empty, and not an image at all. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'cut.png'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  writeFileSync(join(siteDir, 'empty.jpg'), '');
  writeFileSync(join(siteDir, 'text.gif'), 'not an image');
  writeFileSync(join(siteDir, 'open.svg'), '<svg width="1');
}
