import { normalizeText } from '../text/normalize-text.js';
import type { ParseState } from './parse-state.js';

/** Reads the text of a file that a document includes, and records that; undefined if there is none. */
export function readIncluded(path: string, state: ParseState): string | undefined {
  const text = state.context.readFile(path);
  state.filesRead.set(path, text);
  return text === undefined ? undefined : normalizeText(text);
}
