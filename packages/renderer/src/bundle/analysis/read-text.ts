import { readFileSync } from 'node:fs';

/** The text of a file; empty if it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
