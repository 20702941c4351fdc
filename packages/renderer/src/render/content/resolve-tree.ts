import {
  isAbsoluteUrl,
  isComponentName,
  type LinkTarget,
  type MdxJsxElementHast,
  mapSrcset,
  type PageLinks,
} from '@docsite/core';
import type { Element, Nodes, Root } from 'hast';
import { mapChildren } from './map-children.js';

/** How to resolve the addresses in a document. */
export interface ResolvedLinks {
  /** Targets of the document's links, by the index stored at nodes. */
  readonly links: PageLinks;
  /** The base URL of the locale. */
  readonly baseUrl: string;
}

/**
 * A content tree with the final URL of every link, and with the sizes of images, in place of what the author wrote.
 * Addresses that components receive as `to` are relative to the base URL instead, because their links prepend it, in
 * documents as in modules. The original tree is not changed; both share nodes without links.
 */
export function resolveTree(tree: Root, resolved: ResolvedLinks): Root {
  return resolved.links.length === 0 ? tree : withLinks(tree, resolved);
}

function withLinks<Node extends Nodes>(node: Node, resolved: ResolvedLinks): Node {
  const own: Nodes = 'children' in node ? mapChildren(node, (child) => withLinks(child, resolved)) : node;
  const { links: indexes, sets } = node.data ?? {};
  if (indexes === undefined && sets === undefined) return own as Node;
  const targets = Object.entries(indexes ?? {}).map(
    ([attribute, index]) => [attribute, resolved.links[index] as LinkTarget] as const,
  );
  const single =
    own.type === 'element'
      ? resolveElement(own, targets)
      : resolveJsx(own as MdxJsxElementHast, targets, resolved.baseUrl);
  return (sets === undefined ? single : resolveSets(single, sets, resolved.links)) as Node;
}

/** Resolves attributes that contain several URLs each. */
function resolveSets<Node extends Element | MdxJsxElementHast>(
  node: Node,
  sets: Readonly<Record<string, number>>,
  links: PageLinks,
): Node {
  const resolve = (value: unknown, first: number): string => {
    let at = first;
    return mapSrcset(Array.isArray(value) ? value.join(', ') : String(value), () =>
      addressOf(links[at++] as LinkTarget),
    );
  };
  if (node.type === 'element') {
    const resolved = Object.entries(sets).map(([name, first]) => [name, resolve(node.properties[name], first)]);
    return { ...node, properties: { ...node.properties, ...Object.fromEntries(resolved) } };
  }
  const attributes = node.attributes.map((attribute) => {
    const first = attribute.type === 'mdxJsxAttribute' ? sets[attribute.name] : undefined;
    return first === undefined ? attribute : { ...attribute, value: resolve(attribute.value, first) };
  });
  return { ...node, attributes };
}

function addressOf(target: LinkTarget): string {
  return target.type === 'missing' ? (target.written ?? target.url) : target.url;
}

type Targets = readonly (readonly [attribute: string, target: LinkTarget])[];

function resolveElement(node: Element, targets: Targets): Element {
  const properties = { ...node.properties };
  for (const [attribute, target] of targets) {
    properties[attribute] = addressOf(target);
    if (node.tagName === 'a' && isFile(target)) properties.dataFile = '';
    if (node.tagName === 'img') setSize(properties, target);
  }
  return { ...node, properties };
}

function resolveJsx(node: MdxJsxElementHast, targets: Targets, baseUrl: string): MdxJsxElementHast {
  const found = new Map(targets);
  const attributes = node.attributes.map((attribute) => {
    const target = attribute.type === 'mdxJsxAttribute' ? found.get(attribute.name) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || target === undefined) return attribute;
    const isRoute = attribute.name === 'to' && isComponentName(node.name);
    return { ...attribute, value: isRoute ? routeOf(String(attribute.value), target.url, baseUrl) : target.url };
  });
  const isFileLink = node.name === 'a' && targets.some(([, target]) => isFile(target));
  const isMarked = attributes.some(({ type, ...rest }) => 'name' in rest && rest.name === fileMark);
  if (isFileLink && !isMarked) attributes.push({ type: 'mdxJsxAttribute', name: fileMark, value: '' });
  return { ...node, attributes };
}

/**
 * The address of a target relative to the base URL; addresses with a scheme, such as `pathname://`, are left for links
 * to interpret.
 */
function routeOf(written: string, url: string, baseUrl: string): string {
  if (isAbsoluteUrl(written)) return written;
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
}

const fileMark = 'data-file';

/** Whether a link points to a file of the site that is not a page: the browser opens it, not the router. */
function isFile({ type }: LinkTarget): boolean {
  return type === 'asset' || type === 'static';
}

/** Sets an image to the size of its file, unless the author sets a dimension, or a style, which may contain one. */
function setSize(properties: Element['properties'], target: LinkTarget): void {
  const isStyled = target.type === 'static' && properties.style !== undefined;
  const { width, height } = isStyled ? {} : sizeOf(target);
  if (width === undefined || height === undefined) return;
  if (properties.width !== undefined || properties.height !== undefined) return;
  properties.width = width;
  properties.height = height;
}

function sizeOf(target: LinkTarget): { readonly width?: number; readonly height?: number } {
  if (target.type === 'asset') return target.asset;
  return target.type === 'static' ? (target.image ?? {}) : {};
}
