import type { Element, ElementContent } from 'hast';

/**
 * The text a slug is derived from: as in Docusaurus, a space next to a node without text, such as a comment, counts.
 */
export function slugWords(element: Element, mdx1 = false): string {
  const words = (mdx1 ? wordsWithTags(element) : wordsOf(element)).replace(/^\s*\n\s*|\s*\n\s*$/g, '');
  return words.trim() === '' ? 'section' : words;
}

/** The text of a heading, including alternative texts of images, but not footnote numbers, which change. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties.dataFootnoteRef !== undefined) return '';
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** In MDX 1, tags within other elements counted as text, but not those directly in the heading. */
function wordsWithTags({ children }: Element): string {
  const tagged = (node: ElementContent): string => {
    if (!('children' in node) || wordsOf(node) === '') return wordsOf(node);
    const words = node.children.map(tagged).join('');
    const isTag = node.type === 'mdxJsxTextElement' && node.name !== null;
    return isTag ? `<${node.name}>${words}</${node.name}>` : words;
  };
  return children
    .map((child) => (child.type === 'element' && 'children' in child ? tagged(child) : wordsOf(child)))
    .join('');
}
