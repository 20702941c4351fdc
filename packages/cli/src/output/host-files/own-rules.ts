import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '@docsite/core/process';

/** The rules in the author's own file of a name, as copied to the output folder; empty if there is no such file. */
export function readOwnRules(outDir: string, name: string): string {
  const place = join(outDir, name);
  return isFile(place) ? readFileSync(place, 'utf8') : '';
}
