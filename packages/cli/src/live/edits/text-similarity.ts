/**
 * The similarity of two texts from 0 to 1, as Git detects renames: the characters in lines that both have, divided by
 * those of the longer text. Space around lines and empty lines do not count.
 */
export function textSimilarity(a: string, b: string): number {
  const [left, right] = [linesOf(a), linesOf(b)];
  let common = 0;
  for (const [line, count] of left.counts) common += line.length * Math.min(count, right.counts.get(line) ?? 0);
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 0 : common / longest;
}

interface Lines {
  /** How often each line occurs. */
  readonly counts: ReadonlyMap<string, number>;
  /** The number of characters in all lines. */
  readonly length: number;
}

function linesOf(text: string): Lines {
  const counts = new Map<string, number>();
  let length = 0;
  for (const line of text.split('\n').map((written) => written.trim())) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
    length += line.length;
  }
  return { counts, length };
}
