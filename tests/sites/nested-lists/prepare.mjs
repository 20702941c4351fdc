import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

function list(depth) {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- level ${level + 1}\n`).join('');
}

/** A list in a list in a list. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), `# Home\n\n${list(40)}`);
  writeFileSync(join(siteDir, 'deep.md'), `# Deep\n\n${list(2000)}`);
}
