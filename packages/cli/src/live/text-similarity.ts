/**
 * How much of two texts is the same, from 0 to 1: the characters of the lines that both have, of those of the longer
 * one, as Git compares files to find renames. Space around a line does not count, nor do empty lines.
 */
export function textSimilarity(a: string, b: string): number {
  const [left, right] = [linesOf(a), linesOf(b)];
  let common = 0;
  for (const [line, count] of left.counts) common += line.length * Math.min(count, right.counts.get(line) ?? 0);
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 0 : common / longest;
}

interface Lines {
  /** How often each line is there. */
  readonly counts: ReadonlyMap<string, number>;
  /** Characters of all lines. */
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
