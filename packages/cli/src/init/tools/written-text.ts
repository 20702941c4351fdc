/** Whether a setting is a text, and not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The text of a setting; undefined for another value, and for an empty text. */
export function textOf(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
