const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use as the content of an HTML or XML element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => special[character] as string);
}

/** Escapes text for use as an attribute value in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => special[character] as string);
}
