import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A named pipe that nobody writes to, and links to it and to an endless device, as a document, a partial and a static file. */
export function prepare(siteDir) {
  execFileSync('mkfifo', [join(siteDir, 'docs', 'pipe.md')]);
  symlinkSync('pipe.md', join(siteDir, 'docs', 'linked.md'));
  symlinkSync('/dev/zero', join(siteDir, 'docs', 'endless.md'));
  symlinkSync('pipe.md', join(siteDir, 'docs', '_part.mdx'));
  symlinkSync('../docs/pipe.md', join(siteDir, 'static', 'pipe.png'));
}
