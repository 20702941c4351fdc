import type { Place } from '../diagnostic.js';

/** A place in a text, whichever file the text is from. */
export type TextPlace = Omit<Place, 'file'>;

/** The place of an offset in a text. */
export function placeInText(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
