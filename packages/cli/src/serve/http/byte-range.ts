/** A part of a file: its first and last byte, 0-based. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const oneRange = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * Parses a `Range` header (RFC 9110, section 14). Undefined for several ranges, other units and invalid headers, which
 * are answered with the whole file.
 *
 * @param size Size of the file in bytes.
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
