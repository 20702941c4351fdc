import { readFileSync } from 'node:fs';

/** The text of a file; empty if it cannot be read. */
export function textOf(file: string): string {
  return bytesOf(file).toString('utf8');
}

/** The bytes of a file; empty if it cannot be read. */
export function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
