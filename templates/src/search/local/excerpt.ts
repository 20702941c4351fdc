import type { TextPart } from '../search-service.js';
import { countWords, cutParts, type Mark } from './mark-text.js';

/** The approximate length of an excerpt in characters. */
const length = 160;
/** The maximum number of characters before the first mark. */
const lead = 40;

/** Cuts out the part of a text that matches most words of the query, or its beginning if nothing matches. */
export function cutExcerpt(text: string, marks: readonly Mark[]): TextPart[] {
  const first = bestStart(marks);
  // a mark near the end of the text leaves room before it
  const from =
    first === undefined ? 0 : startBefore(text, Math.min(first.start, Math.max(0, text.length - length) + lead));
  const to = endAfter(text, from + length);
  const parts = cutParts(text, marks, from, to);
  const before = from > 0 ? [{ text: '… ', marked: false }] : [];
  const after = to < text.length ? [{ text: ' …', marked: false }] : [];
  return [...before, ...parts, ...after];
}

/** The mark at the start of the window with the most words of the query; the first of equal ones. */
function bestStart(marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined;
  let most = 0;
  marks.forEach((mark, index) => {
    const inWindow = [];
    for (let next = index; next < marks.length && (marks[next] as Mark).end <= mark.start + length - lead; next++)
      inWindow.push(marks[next] as Mark);
    const count = countWords(inWindow);
    if (count <= most) return;
    most = count;
    best = mark;
  });
  return best;
}

/** The beginning of the sentence if it is near, or else of a word. */
function startBefore(text: string, at: number): number {
  if (at <= lead) return 0;
  const before = text.slice(at - lead, at);
  const sentence = /.*[.!?] /s.exec(before);
  if (sentence !== null) return at - lead + sentence[0].length;
  return at - lead + before.indexOf(' ') + 1;
}

/** The end of a word, or of the text if little more is left. */
function endAfter(text: string, at: number): number {
  if (at + lead >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at - lead ? space : at;
}
