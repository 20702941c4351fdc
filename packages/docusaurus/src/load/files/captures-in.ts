/**
 * What the first group of an expression captures, at each of its matches in a text.
 *
 * @param expression With the flag `g`. A group that takes no part in a match captures an empty string.
 */
export function capturesIn(text: string, expression: RegExp): string[] {
  return Array.from(text.matchAll(expression), ([, captured = '']) => captured);
}
