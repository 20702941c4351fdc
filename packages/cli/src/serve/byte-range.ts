/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const oneRange = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * Reads a `Range` header (RFC 9110, section 14). Absent for several ranges, other units and invalid
 * headers: the answer is then the whole file.
 *
 * @param size Of the file, in bytes.
 */
export function parseByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last, suffix] = oneRange.exec(header) ?? [];
  if (suffix !== undefined)
    return suffix !== '0' && size > 0 ? { start: Math.max(0, size - Number(suffix)), end: size - 1 } : 'unsatisfiable';
  if (first === undefined) return undefined;
  const [start, end] = [Number(first), last ? Number(last) : size - 1];
  if (last && start > end) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}
