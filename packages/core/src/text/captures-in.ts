/**
 * The captures of an expression's first group, one for each match in a text.
 *
 * @param expression With the flag `g`. A group that takes no part in a match captures an empty string.
 */
export function capturesIn(text: string, expression: RegExp): string[] {
  return Array.from(text.matchAll(expression), ([, captured = '']) => captured);
}
