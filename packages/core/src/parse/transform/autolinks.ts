import type { ElementContent, Root, Text } from 'hast';
import { escapePattern } from '../../text/escape-pattern.js';
import { walkHast } from '../tree/walk.js';

/** Elements whose text is left unchanged. */
const verbatim = new Set(['a', 'code', 'pre', 'kbd', 'samp', 'button', 'script', 'style', 'svg', 'textarea']);

/**
 * Turns references in text, such as `BUG-12`, into links, as GitHub does.
 *
 * @param addresses Address by prefix, with `<num>` for the number.
 */
export function linkReferences(tree: Root, addresses: Readonly<Record<string, string>>): void {
  const prefixes = Object.keys(addresses).sort((a, b) => b.length - a.length);
  if (prefixes.length === 0) return;
  const pattern = new RegExp(`(?<![\\w/-])(${prefixes.map(escapePattern).join('|')})(\\d+)(?![\\w-])`, 'g');
  walkHast(tree, (node, index, parent) => {
    if (node.type === 'element' && verbatim.has(node.tagName)) return 'skip';
    if (node.type !== 'text' || parent === undefined) return undefined;
    const parts = split(node, pattern, (prefix, number) => (addresses[prefix] as string).replace('<num>', number));
    if (parts === undefined) return undefined;
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

/** Splits a text into references as links and the text between them; `undefined` if it has no references. */
function split(
  { value, position }: Text,
  pattern: RegExp,
  addressOf: (prefix: string, number: string) => string,
): ElementContent[] | undefined {
  const parts: ElementContent[] = [];
  const place = position === undefined ? {} : { position };
  let end = 0;
  for (const match of value.matchAll(pattern)) {
    const [reference, prefix = '', number = ''] = match;
    if (match.index > end) parts.push({ type: 'text', value: value.slice(end, match.index), ...place });
    const href = addressOf(prefix, number);
    const text: Text = { type: 'text', value: reference };
    parts.push({ type: 'element', tagName: 'a', properties: { href }, children: [text], ...place });
    end = match.index + reference.length;
  }
  if (end === 0) return undefined;
  if (end < value.length) parts.push({ type: 'text', value: value.slice(end), ...place });
  return parts;
}
