/** A text as a string of TypeScript, in single quotes. */
export function stringLiteral(text: string): string {
  return `'${escapeText(text)}'`;
}

/** A text as it is written between the single quotes of a string. */
export function escapeText(text: string): string {
  return text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
