import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One paragraph of 400,000 characters, as a generator that knows no line ends writes it. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), `# Home\n\n${'word *and* word, '.repeat(25_000)}end\n`);
}
