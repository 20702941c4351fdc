import { createHash } from 'node:crypto';

/** The hash for comparing contents: the first 16 hex digits of SHA-256. */
export function contentHash(contents: string | Uint8Array): string {
  return sha256(contents).slice(0, 16);
}

/** The hash in names that change with contents, such as those of output files: the first 8 hex digits of SHA-256. */
export function nameHash(contents: string | Uint8Array): string {
  return sha256(contents).slice(0, 8);
}

/** SHA-256, in hexadecimal. */
export function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}
