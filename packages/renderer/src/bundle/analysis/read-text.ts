import { readFileSync } from 'node:fs';

/** The text of a file; empty if it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The lines of a file; a single empty one if it cannot be read. */
export function readLines(file: string): string[] {
  return readText(file).split('\n');
}
