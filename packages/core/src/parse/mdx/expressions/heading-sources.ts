import type { Element, Root as HastRoot } from 'hast';
import type { Heading, PhrasingContent, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { headingIdOf } from '../../markdown/heading-id.js';
import { isHtmlComment } from '../../markdown/html-comments.js';
import { contentsHtml } from '../../transform/headings/heading-contents.js';
import { holds, keepSlug } from '../../transform/headings/heading-slug.js';
import { mdxNodes } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';

const toHast = unified()
  .use(remarkRehype, { passThrough: [...mdxNodes] })
  .freeze();

/**
 * Fixes what expressions in headings contribute to ids and tables of contents before they are evaluated. As in
 * Docusaurus this is their source, even that of comments, except for comments written in HTML, which are removed.
 */
export function keepHeadingSources(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type !== 'heading') return undefined;
    removeHtmlComments(node);
    const words = withoutId(node.children);
    if (!words.some((child) => holds(child, ({ type }) => type === 'mdxTextExpression'))) return 'skip';
    keepSlug(node);
    const element = elementOf({ ...node, children: words.map(withSource), data: {} });
    const dataContents = contentsHtml(element, { showsAlts: true });
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataContents } };
    return 'skip';
  });
}

function removeHtmlComments(heading: Heading): void {
  walkMdast(heading, (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' || !isHtmlComment(node.value) || parent === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function withoutId(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const last = words.at(-1);
  return last?.type === 'mdxTextExpression' && headingIdOf(last.value) !== undefined ? words.slice(0, -1) : words;
}

/** A node with the source of expressions as text. It is HTML in Docusaurus, so that browsers show no tags in it. */
function withSource<Node extends PhrasingContent>(node: Node): PhrasingContent {
  if (node.type === 'mdxTextExpression') return { type: 'text', value: node.value.replace(/<\/?[A-Za-z][^>]*>/g, '') };
  return 'children' in node ? { ...node, children: node.children.map(withSource) } : node;
}

function elementOf(heading: Heading): Element {
  const { children } = toHast.runSync({ type: 'root', children: [heading] }) as HastRoot;
  return children[0] as Element;
}
