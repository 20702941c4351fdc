import type { SourceFile } from './source-file.js';

/** The minimum length of the body to read, in characters: most titles, imports and first paragraphs end before. */
const enough = 600;

/**
 * The beginning of a source: front matter, and text up to a blank line. It usually contains what other pages show of a
 * document, and takes a tenth of the time to parse. Undefined if it is most of the source.
 */
export function beginningOf({ path, text, hash }: SourceFile): SourceFile | undefined {
  const end = text.indexOf('\n\n', endOfFrontMatter(text) + enough);
  return end === -1 || end > text.length / 2 ? undefined : { path, text: text.slice(0, end + 1), hash };
}

function endOfFrontMatter(text: string): number {
  return text.startsWith('---') ? text.indexOf('\n---', 3) + 1 : 0;
}
