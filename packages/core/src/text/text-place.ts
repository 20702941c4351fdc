import type { Place } from '../diagnostic.js';

/** A place in a text, whichever file the text is from. */
export type TextPlace = Omit<Place, 'file'>;

/** The place of an offset in a text. A text may have very many findings, so this copies nothing. */
export function placeInText(text: string, offset: number): TextPlace {
  const at = Math.min(offset, text.length);
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}
