/** The text of a file as Unix writes it: without a byte order mark, and with line ends of `\n` instead of `\r\n`. */
export function normalizeText(text: string): string {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // most texts have none, which is faster to find out
  return unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked;
}
