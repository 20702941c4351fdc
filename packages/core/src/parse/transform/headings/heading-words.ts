import type { Element, ElementContent } from 'hast';

/**
 * The text a slug is derived from: as in Docusaurus, a space next to a node without text, such as a comment, counts.
 */
export function slugWords(element: Element): string {
  const words = wordsOf(element).replace(/^\s*\n\s*|\s*\n\s*$/g, '');
  return words.trim() === '' ? 'section' : words;
}

/** The text of a heading, including alternative texts of images, but not footnote numbers, which change. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties.dataFootnoteRef !== undefined) return '';
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
