const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as the content of an element, of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => special[character] as string);
}

/** Text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => special[character] as string);
}
