import type { LinkData, LinkTarget, PageLinks } from '@docsite/core';
import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';

/**
 * A content tree with the final URL of every link, and the size of images, in place of what the author wrote. The tree
 * itself is not changed; the two share nodes without links.
 *
 * @param links Targets of the document's links, by the index that nodes carry.
 */
export function resolveTree(tree: Root, links: PageLinks): Root {
  return links.length === 0 ? tree : withLinks(tree, links);
}

function withLinks<Node extends Nodes>(node: Node, links: PageLinks): Node {
  const own: Nodes = 'children' in node ? withChildren(node, links) : node;
  const indexes = (node.data as LinkData | undefined)?.links;
  if (indexes === undefined) return own as Node;
  const targets = Object.entries(indexes).map(([attribute, index]) => [attribute, links[index] as LinkTarget] as const);
  return (own.type === 'element' ? resolveElement(own, targets) : resolveJsx(own as JsxElement, targets)) as Node;
}

/** The same node where nothing below it has links. */
function withChildren<Node extends Parents>(node: Node, links: PageLinks): Node {
  let children: ElementContent[] | undefined;
  node.children.forEach((child, index) => {
    const resolved = withLinks(child, links);
    if (resolved === child) return;
    children ??= [...node.children] as ElementContent[];
    children[index] = resolved as ElementContent;
  });
  return children === undefined ? node : { ...node, children };
}

type Targets = readonly (readonly [attribute: string, target: LinkTarget])[];

function resolveElement(node: Element, targets: Targets): Element {
  const properties = { ...node.properties };
  for (const [attribute, target] of targets) {
    properties[attribute] = target.url;
    if (node.tagName === 'a' && isFile(target)) properties.dataFile = '';
    if (node.tagName === 'img' && target.type === 'asset') setSize(properties, target.asset);
  }
  return { ...node, properties };
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function resolveJsx(node: JsxElement, targets: Targets): JsxElement {
  const urls = new Map(targets.filter((target) => !isLeftToLink(node, target)).map(([name, { url }]) => [name, url]));
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && urls.has(attribute.name)
      ? { ...attribute, value: urls.get(attribute.name) }
      : attribute,
  );
  const isFileLink = node.name === 'a' && targets.some(([, target]) => isFile(target));
  const isMarked = attributes.some(({ type, ...rest }) => 'name' in rest && rest.name === fileMark);
  if (isFileLink && !isMarked) attributes.push({ type: 'mdxJsxAttribute', name: fileMark, value: '' });
  return { ...node, attributes };
}

/** `Link` puts the base URL to the path of a page by itself. */
function isLeftToLink(node: JsxElement, [attribute, { url }]: Targets[number]): boolean {
  if (node.name !== 'Link' || attribute !== 'to') return false;
  const written = node.attributes.find((item) => 'name' in item && item.name === attribute)?.value;
  return typeof written === 'string' && written.startsWith('/') && withoutSlash(url).endsWith(withoutSlash(written));
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

const fileMark = 'data-file';

/**
 * Whether a link leads to a file of the site that is no page: the browser opens it, not the router.
 */
function isFile({ type }: LinkTarget): boolean {
  return type === 'asset' || type === 'static';
}

/** An image has the size of its file, unless the author says one of the two. */
function setSize(
  properties: Element['properties'],
  { width, height }: { readonly width?: number; readonly height?: number },
): void {
  if (width === undefined || height === undefined) return;
  if (properties.width !== undefined || properties.height !== undefined) return;
  properties.width = width;
  properties.height = height;
}
