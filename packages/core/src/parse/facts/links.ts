import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { urlsOfSrcset } from '../../html/link-attributes.js';
import { nearest } from '../../suggest/did-you-mean.js';
import { codeSchemes, hasSafeScheme, schemeOf, scriptSchemes } from '../../url-scheme.js';
import type { LinkUse } from '../document.js';
import { isBareElement } from '../mdx/mark-bare-elements.js';
import type { ParseState } from '../parse-state.js';
import { isComponentName, isJsxElement, rootName } from '../tree/mdx-nodes.js';
import { placeOfNode } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';

/** The data of a node with URLs. */
export interface LinkData {
  /** For each attribute with a URL, its index in `Document.links`. */
  readonly links?: Readonly<Record<string, number>>;
  /** For each attribute with several URLs (`srcset`), the index of the first; the others follow in order. */
  readonly sets?: Readonly<Record<string, number>>;
}

declare module 'unist' {
  interface Data extends LinkData {}
}

/** Attributes that contain a URL, by element, and what the URL is for. */
const urlAttributes: Readonly<Record<string, readonly (readonly [attribute: string, kind: LinkUse['kind']])[]>> =
  Object.assign(Object.create(null), {
    a: [['href', 'link']],
    area: [['href', 'link']],
    img: [['src', 'image']],
    source: [['src', 'asset']],
    video: [
      ['src', 'asset'],
      ['poster', 'image'],
    ],
    audio: [['src', 'asset']],
    track: [['src', 'asset']],
    embed: [['src', 'asset']],
    object: [['data', 'asset']],
    iframe: [['src', 'asset']],
    form: [['action', 'link']],
    link: [['href', 'link']],
    script: [['src', 'asset']],
    use: [
      ['href', 'asset'],
      ['xLinkHref', 'asset'],
      ['xlinkHref', 'asset'],
    ],
    image: [
      ['href', 'image'],
      ['xLinkHref', 'image'],
      ['xlinkHref', 'image'],
    ],
  });

/** Elements with a `srcset`. */
const withSets: ReadonlySet<string | null> = new Set(['img', 'source']);

/** Attributes of JSX components that contain a URL. */
const jsxAttributes: readonly (readonly [attribute: string, kind: LinkUse['kind']])[] = [
  ['to', 'link'],
  ['href', 'link'],
  ['src', 'image'],
];

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type LinkNode = Element | JsxNode;

/**
 * Collects the URLs of a document, appending them to those already known, and stores each index at its node. A URL
 * whose scheme could run code is removed and reported.
 */
export function collectLinks(tree: Root, state: ParseState, known: readonly LinkUse[]): LinkUse[] {
  const links = [...known];
  walkHast(tree, (node) => {
    if (node.type === 'element') collectFromElement(node, links, state);
    else if (isJsxElement(node)) collectFromJsx(node, links, state);
    return undefined;
  });
  return links;
}

function collectFromElement(element: Element, links: LinkUse[], state: ParseState): void {
  const { srcSet } = element.properties;
  if (srcSet && withSets.has(element.tagName)) {
    const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet);
    if (!collectFromSet('srcSet', written, { node: element, links, state })) delete element.properties.srcSet;
  }
  for (const [attribute, kind] of urlAttributes[element.tagName] ?? []) {
    const href = element.properties[attribute];
    if (typeof href !== 'string' || isInSamePage(href, element.tagName)) continue;
    if (isSafe(href, { kind, element: element.tagName }, state))
      keepIndex(element, attribute, links.push({ href, kind, place: placeOfNode(element, state) }));
    else {
      delete element.properties[attribute];
      reportUnsafe(href, element, state);
    }
  }
}

function collectFromJsx(element: JsxNode, links: LinkUse[], state: ParseState): void {
  for (const attribute of [...element.attributes]) {
    const { name, value, data } = attribute.type === 'mdxJsxAttribute' ? attribute : {};
    if (name === undefined || typeof value !== 'string') continue;
    const isWritten = data?.isImported !== true;
    const collect = /^srcset$/i.test(name) && withSets.has(element.name) ? collectFromSet : collectFromAttribute;
    const isKept = collect(name, value, { node: element, links, state, isWritten });
    if (!isKept) element.attributes.splice(element.attributes.indexOf(attribute), 1);
  }
}

interface LinkSource<Node extends LinkNode> {
  readonly node: Node;
  readonly links: LinkUse[];
  readonly state: ParseState;
  /** Whether its author wrote the address, rather than importing the file. */
  readonly isWritten?: boolean;
}

/** Collects the URL of an attribute, if it is one. Returns false if it could run code, which is reported. */
function collectFromAttribute(attribute: string, href: string, source: LinkSource<JsxNode>): boolean {
  const { node, links, state, isWritten } = source;
  const table = urlAttributes[node.name ?? ''] ?? jsxAttributes;
  const kind = table.find(([name]) => name === attribute)?.[1];
  if (kind === undefined || isInSamePage(href, node.name)) return true;
  if (!isSafe(href, { kind, element: node.name }, state)) {
    reportUnsafe(href, node, state);
    return false;
  }
  if (isWritten && isPassedOn(node, state)) return true;
  const isOwn = state.declaredNames.has(rootName(node.name ?? ''));
  const use: LinkUse = {
    href,
    kind,
    place: placeOfNode(node, state),
    ...(isOwn && { isProp: true }),
    ...((kind === 'image' || href === '' || isBareElement(node)) && { isElement: true }),
  };
  keepIndex(node, attribute, links.push(use));
  return true;
}

/** Collects the URLs of a `srcset`. Returns false if one could run code, which is reported. */
function collectFromSet(attribute: string, value: string, { node, links, state }: LinkSource<LinkNode>): boolean {
  const element = node.type === 'element' ? node.tagName : node.name;
  const urls = urlsOfSrcset(value);
  const unsafe = urls.find((href) => !isSafe(href, { kind: 'image', element }, state));
  if (unsafe !== undefined) {
    reportUnsafe(unsafe, node, state);
    return false;
  }
  node.data = { ...node.data, sets: { ...node.data?.sets, [attribute]: links.length } };
  const isElement = node.type !== 'element' && { isElement: true as const };
  links.push(...urls.map((href) => ({ href, kind: 'image' as const, place: placeOfNode(node, state), ...isElement })));
  return true;
}

/** Whether an address is that of a symbol in the same page, which may be in any SVG. */
function isInSamePage(href: string, element: string | null): boolean {
  return element === 'use' && href.startsWith('#');
}

/** Whether a component receives its addresses as written; where it leads shows in the page. */
function isPassedOn({ name }: JsxNode, { context }: ParseState): boolean {
  return context.componentAddresses === 'written' && isComponentName(name);
}

/** @param count The number of links so far, including the attribute's own, which is the last. */
function keepIndex(node: LinkNode, attribute: string, count: number): void {
  node.data = { ...node.data, links: { ...node.data?.links, [attribute]: count - 1 } };
}

interface LinkHolder extends Pick<LinkUse, 'kind'> {
  readonly element: string | null;
}

/** `data:` in a frame is safe, because it runs in an origin of its own. */
function isSafe(href: string, { kind, element }: LinkHolder, { context }: ParseState): boolean {
  if (context.linkSchemes === 'any' && !scriptSchemes.has(schemeOf(href) ?? '')) return true;
  if (hasSafeScheme(href) || (element === 'iframe' && schemeOf(href) === 'data')) return true;
  return kind === 'image' && /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(href);
}

/** Addresses of files: `file:…`, or with the letter of a drive, such as `C:\docs`, whose backslash may be encoded. */
const filePath = /^(?:file:|[a-z]:(?:[\\/]|%5C))/i;

/** What MyST links to: targets of the project, of documents, and of other projects. */
const sphinxSchemes: ReadonlySet<string> = new Set(['doc', 'inv', 'myst', 'path', 'project']);

function unsafeHint(href: string, scheme: string): string {
  if (sphinxSchemes.has(scheme))
    return 'Sphinx resolves it: link to the page, such as `[text](./page.md#id)`, or write the whole address';
  const meant = nearest(scheme, ['https', 'http', 'mailto', 'tel']);
  if (meant !== undefined) return `did you mean '${meant}:'?`;
  return filePath.test(href)
    ? "this is a path of your computer: write the path from this file, with '/' between folders, such as './img/a.png'"
    : 'link to http, https, mailto, tel or a page of this site';
}

function reportUnsafe(href: string, node: LinkNode, state: ParseState): void {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href;
  const scheme = schemeOf(href) ?? '';
  const hint = unsafeHint(href, scheme);
  const reason = codeSchemes.has(scheme)
    ? 'may run code and is left out'
    : `is left out: '${scheme}:' is not an allowed scheme`;
  state.problems.push({
    rule: 'unsafe-url',
    message: `the URL '${shown}' ${reason}`,
    hint,
    place: placeOfNode(node, state),
    ...(sphinxSchemes.has(scheme) && { cause: `${scheme}:` }),
  });
}
