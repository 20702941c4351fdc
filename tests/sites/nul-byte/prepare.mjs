import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** NUL in text, in a link and in front matter. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'index.md'), '---\ntitle: A\0B\n---\n\nText\0text [mail](https://example.org/a\0b).\n');
}
