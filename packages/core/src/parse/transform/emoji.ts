import type { Heading, Nodes, Root } from 'mdast';
import { ownValue } from '../../values/own-value.js';
import { walkMdast } from '../tree/walk.js';
import { holds, keepSlug } from './headings/heading-slug.js';

const shortcode = /:(?:\+1|-1|[\w-]+):/g;

/** How names of emoji are replaced. */
export interface ShortcodeOptions {
  /** Texts of the document, checked first for anything that may be a name. */
  readonly texts: readonly string[];
  /**
   * Whether heading ids are derived from the emoji, which add nothing to an id, as in Docusaurus 2, rather than from
   * their names.
   */
  readonly areInIds?: boolean | undefined;
}

/** Replaces names by emoji: `:rocket:` becomes 🚀. Unknown names and code are left unchanged. */
export async function replaceShortcodes(tree: Root, { texts, areInIds = false }: ShortcodeOptions): Promise<void> {
  if (!texts.some(hasShortcode)) return;
  const { default: emoji } = await import('emojilib/simplemap.json', { with: { type: 'json' } });
  const replace = (text: string) =>
    text.replace(shortcode, (found) => {
      const name = found.slice(1, -1);
      return ownValue(emoji, name) ?? found;
    });
  walkMdast(tree, (node) => {
    if (!areInIds && node.type === 'heading' && holds(node, isShortcode)) keepSlug(node);
    if (node.type === 'heading') replaceInContents(node, replace);
    if (node.type === 'text') node.value = replace(node.value);
    return undefined;
  });
}

/** Replaces names in what a table of contents shows of a heading, if that is fixed, except in code. */
function replaceInContents({ data }: Heading, replace: (text: string) => string): void {
  const hProperties = data?.hProperties ?? {};
  const html = hProperties.dataContents;
  if (typeof html !== 'string') return;
  const parts = html.split(/(<code>.*?<\/code>|<[^>]*>)/s);
  hProperties.dataContents = parts.map((part) => (part.startsWith('<') ? part : replace(part))).join('');
}

function isShortcode(node: Nodes): boolean {
  return node.type === 'text' && hasShortcode(node.value);
}

function hasShortcode(text: string): boolean {
  return text.search(shortcode) !== -1;
}
