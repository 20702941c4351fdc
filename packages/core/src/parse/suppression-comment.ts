import type { Place } from '../diagnostic.js';
import type { SuppressionUse } from './document.js';

/** Lines that a comment is about, both included. */
export type Lines = readonly [first: number, last: number];

const shape = /^(docsite-[\w-]*)([^:]*?)(?:(?<=\s)until\s+([^\s:]*))?\s*(?::([\s\S]*))?$/;

/**
 * Reads the text of a comment that suppresses findings: `docsite-ignore rule until 2027-01-31: reason`.
 *
 * @param lines What it is about, unless it is about the whole file.
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
