import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { isHtmlName } from '../../tree/mdx-nodes.js';

const inlineTags = new Set(['code', 'em', 'strong', 'del', 's', 'sub', 'sup', 'kbd', 'b', 'i', 'span', 'abbr', 'mark']);

/** How tables of contents show headings. */
export interface ContentsOptions {
  /** Whether images of Markdown are shown by their alternative texts, as in Docusaurus, or not at all. */
  readonly showsAlts: boolean;
}

/** What tables of contents show of a heading, as HTML. */
export function contentsHtml(element: Element, { showsAlts }: ContentsOptions): string {
  const [only] = element.children;
  if (element.children.length === 1 && only?.type === 'text' && !/[&<]/.test(only.value)) return only.value.trim();
  return toHtml(element.children.flatMap((node) => keepInline(node, showsAlts))).trim();
}

/** Labels next to the words keep their class, for the site's own styles; links cannot contain blocks. */
function keepInline(node: ElementContent, showsAlts: boolean): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  const { tagName, className } = elementOf(node) ?? {};
  if (tagName === 'img' && node.type === 'element' && showsAlts)
    return [{ type: 'text', value: String(node.properties.alt ?? '') }];
  if (tagName === undefined || tagName === 'img' || !('children' in node)) return [];
  const children = node.children.flatMap((child) => keepInline(child, showsAlts));
  const isLabel = className !== undefined && (tagName === 'div' || tagName === 'span');
  if (isLabel) return [{ type: 'element', tagName: 'span', properties: { className: [className] }, children }];
  return inlineTags.has(tagName) ? [{ type: 'element', tagName, properties: {}, children }] : children;
}

/** An HTML element, or one written as JSX. */
function elementOf(node: ElementContent): { readonly tagName: string; readonly className?: string } | undefined {
  if (node.type === 'element') {
    const { className } = node.properties;
    const names = Array.isArray(className) ? className.join(' ') : className;
    return { tagName: node.tagName, ...(typeof names === 'string' && { className: names }) };
  }
  if (node.type !== 'mdxJsxTextElement' || !isHtmlName(node.name)) return undefined;
  const named = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && /^class(?:Name)?$/.test(attribute.name),
  );
  return { tagName: node.name, ...(typeof named?.value === 'string' && { className: named.value }) };
}
