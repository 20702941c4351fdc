import type { Place } from '../../diagnostic.js';
import type { SuppressionUse } from '../document.js';

/** Lines that a comment applies to, both inclusive. */
export type Lines = readonly [first: number, last: number];

const shape = /^(docsite-[\w-]*)([^:]*?)(?:(?<=\s)until\s+([^\s:]*))?\s*(?::([\s\S]*))?$/;

/**
 * Parses a comment that suppresses findings: `docsite-ignore rule until 2027-01-31: reason`.
 *
 * @param lines The lines that it applies to, unless it applies to the whole file.
 */
export function readSuppression(text: string, { file, line, column }: Place, lines: Lines): SuppressionUse {
  const [, directive = '', names = '', until, reason = ''] = shape.exec(text.trim()) ?? [];
  return {
    place: { file, line, column },
    directive,
    rules: names.split(/[\s,]+/).filter((name) => name !== ''),
    ...(until !== undefined && { until }),
    reason: reason.replace(/\s+/g, ' ').trim(),
    ...(directive !== 'docsite-ignore-file' && { lines }),
  };
}
