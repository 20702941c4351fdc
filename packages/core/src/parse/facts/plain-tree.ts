import type { Element, Nodes, Root, RootContent } from 'hast';

/** Elements of Markdown, HTML elements often written in it, and the components that Markdown itself uses. */
const plainElements = new Set(
  `a abbr b blockquote br caption code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd
  li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead tr u ul var wbr
  Admonition AdmonitionTitle CodeBlock Diagram`.split(/\s+/),
);

/**
 * Properties that are printed unchanged, whatever their values, in addition to those of `aria-` and `data-` attributes.
 */
const plainProperties = new Set(
  `align alt checked className colSpan dir disabled height href id lang rel rowSpan src start target title type
  width`.split(/\s+/),
);

/**
 * Whether a tree contains nothing but plain text, links, images, lists, tables and code, so that the default theme
 * renders it without adding links, and without any property that could cause an error.
 */
export function isPlainTree(tree: Root): boolean {
  return tree.children.every(isPlainNode);
}

function isPlainNode(node: RootContent | Nodes): boolean {
  if (node.type === 'element') return isPlainElement(node);
  return node.type === 'text' || node.type === 'comment';
}

function isPlainElement({ tagName, properties, children }: Element): boolean {
  if (!plainElements.has(tagName)) return false;
  // the components for Markdown have properties of their own
  if (tagName >= 'a')
    for (const name in properties) if (!plainProperties.has(name) && !/^(?:aria|data)[A-Z]/.test(name)) return false;
  return children.every(isPlainNode);
}
