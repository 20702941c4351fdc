import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = ['---', 'title: Home', 'draft: perhaps', '---', '', 'Text, and a [page](./nowhere.md).', '', ':::note', '', 'Never closed.', ''];

/** A file as Windows writes it, and one as old Macs did. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), lines.join('\r\n'));
  writeFileSync(join(siteDir, 'mac.md'), lines.join('\r'));
}
