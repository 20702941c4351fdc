import type { TextPart } from '@theme/search/search-service';

/**
 * Reads HTML sent by a service as text. Of its elements only `mark` is kept, and none of it is inserted into the page
 * as HTML.
 */
export function readMarkedHtml(html: string): TextPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const parts: TextPart[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    parts.push({ text: node.nodeValue ?? '', marked: node.parentElement?.closest('mark') != null });
  }
  return parts;
}

/** The text without its marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Writes a text as HTML whose only elements are `mark`. */
export function writeMarkedHtml(parts: readonly TextPart[]): string {
  return parts.map(({ text, marked }) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
