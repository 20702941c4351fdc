import {
  jsxAttributes,
  type LinkKind,
  type LinkOriginData,
  resolveLink,
  type Site,
  urlAttributes,
  walkHast,
} from '@docsite/core';
import type { Element, Root } from 'hast';

interface Origin {
  readonly route: string;
  /** Path of the page's document. */
  readonly source: string;
}

/**
 * Turns every href of a content tree into its final URL, and gives images their size. Works in place, any number of
 * times.
 */
export function resolveTree(tree: Root, site: Site, origin: Origin): void {
  walkHast(tree, (node) => {
    if (node.type === 'element') resolveElement(node, site, origin);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') resolveJsx(node, site, origin);
    return undefined;
  });
}

type WrittenUrls = LinkOriginData & { readonly written?: Readonly<Record<string, string>> };

function resolveElement(node: Element, site: Site, origin: Origin): void {
  for (const [attribute, kind] of urlAttributes[node.tagName] ?? []) {
    const written = writtenUrl(node, attribute, node.properties[attribute]);
    if (written === undefined) continue;
    const target = targetOf(written, kind, node.data as WrittenUrls | undefined, site, origin);
    node.properties[attribute] = target.url;
    if (node.tagName === 'a' && isFile(target)) node.properties.dataFile = '';
    if (node.tagName === 'img' && target.type === 'asset') setSize(node, target.asset);
  }
}

type JsxElement = Extract<
  Parameters<Parameters<typeof walkHast>[1]>[0],
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

function resolveJsx(node: JsxElement, site: Site, origin: Origin): void {
  const table = urlAttributes[node.name ?? ''] ?? jsxAttributes;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const kind = table.find(([name]) => name === attribute.name)?.[1];
    const written = kind === undefined ? undefined : writtenUrl(node, attribute.name, attribute.value);
    if (kind === undefined || written === undefined) continue;
    const target = targetOf(written, kind, node.data as WrittenUrls | undefined, site, origin);
    attribute.value = target.url;
    if (node.name === 'a' && isFile(target)) markFile(node);
  }
}

function markFile({ attributes }: JsxElement): void {
  const name = 'data-file';
  if (!attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)) {
    attributes.push({ type: 'mdxJsxAttribute', name, value: '' });
  }
}

/** The URL as the author wrote it; the node remembers it, so that a tree can be resolved again. */
function writtenUrl(node: { data?: object | undefined }, attribute: string, value: unknown): string | undefined {
  const data = (node.data ?? {}) as WrittenUrls;
  const written = data.written?.[attribute] ?? value;
  if (typeof written !== 'string') return undefined;
  if (data.written?.[attribute] === undefined)
    node.data = { ...data, written: { ...data.written, [attribute]: written } };
  return written;
}

function targetOf(
  href: string,
  kind: LinkKind,
  data: WrittenUrls | undefined,
  site: Site,
  origin: Origin,
): ReturnType<typeof resolveLink> {
  return resolveLink(site, { route: origin.route, file: data?.sourceFile ?? origin.source }, href, kind);
}

/**
 * Whether a link leads to a file of the site that is no page: browsers open it, the router of the client leaves it
 * alone.
 */
function isFile({ type }: ReturnType<typeof resolveLink>): boolean {
  return type === 'asset' || type === 'static';
}

function setSize(node: Element, { width, height }: { readonly width?: number; readonly height?: number }): void {
  if (
    width === undefined ||
    height === undefined ||
    node.properties.width !== undefined ||
    node.properties.height !== undefined
  )
    return;
  node.properties.width = width;
  node.properties.height = height;
}
