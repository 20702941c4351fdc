import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';
import { keepSlug } from './heading-slug.js';

const shortcode = /:(?:\+1|-1|[\w-]+):/g;

/** How names of emoji are replaced. */
export interface ShortcodeOptions {
  /** Texts of the document, one of which has to hold what may be a name. */
  readonly texts: readonly string[];
  /**
   * Whether ids of headings are made of the emoji, which leave nothing there, as Docusaurus 2 made them; of their names
   * otherwise.
   */
  readonly areInIds?: boolean | undefined;
}

/** Makes emoji of their names: `:rocket:` becomes 🚀. What is no name stays, and so does code. */
export async function replaceShortcodes(tree: Root, { texts, areInIds = false }: ShortcodeOptions): Promise<void> {
  if (!texts.some(hasShortcode)) return;
  const { default: emoji } = await import('emojilib/simplemap.json', { with: { type: 'json' } });
  const byName = emoji as Readonly<Record<string, string>>;
  walkMdast(tree, (node) => {
    if (
      !areInIds &&
      node.type === 'heading' &&
      node.children.some((child) => child.type === 'text' && hasShortcode(child.value))
    )
      keepSlug(node);
    if (node.type === 'text')
      node.value = node.value.replace(shortcode, (found) => {
        const name = found.slice(1, -1);
        return Object.hasOwn(byName, name) ? (byName[name] as string) : found;
      });
    return undefined;
  });
}

function hasShortcode(text: string): boolean {
  return text.search(shortcode) !== -1;
}
