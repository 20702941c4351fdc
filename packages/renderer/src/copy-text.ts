/** Copies a text: a slice of a longer one, such as the HTML of a page, would keep all of that in memory. */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
