/** A text as a string of TypeScript, in single quotes. */
export function stringLiteral(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
