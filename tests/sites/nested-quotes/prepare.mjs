import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** On one line, and one line after the other. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), `# Home\n\n${'> '.repeat(10_000)}deep\n`);
  writeFileSync(join(siteDir, 'narrow.md'), `# Narrow\n\n${'>'.repeat(10_000)}deep\n`);
}
