import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One paragraph of 1.6 million characters, as a generator that knows no line ends writes it. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), `# Home\n\n${'word *and* word, '.repeat(100_000)}end\n`);
}
