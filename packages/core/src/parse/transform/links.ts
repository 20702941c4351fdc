import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Place } from '../../diagnostic.js';
import { hasSafeScheme, schemeOf } from '../../url-scheme.js';
import type { LinkUse } from '../document.js';
import { type ParseState, placeOfNode } from '../parse-state.js';
import { walkHast } from '../walk.js';

/** What a node with a URL may carry: the file it was written in, where that is not the document's own. */
export interface LinkOriginData {
  readonly sourceFile?: string;
}

/** Attributes that hold a URL, by element, and what the URL is for. */
export const urlAttributes: Readonly<Record<string, readonly (readonly [attribute: string, kind: LinkUse['kind']])[]>> =
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
  });

/** Attributes of JSX components that hold a URL. */
export const jsxAttributes: readonly (readonly [attribute: string, kind: LinkUse['kind']])[] = [
  ['to', 'link'],
  ['href', 'link'],
  ['src', 'image'],
];

const codeSchemes = new Set(['javascript', 'vbscript', 'data']);

/** Collects every URL of a document; one whose scheme could run code is taken out and told. */
export function collectLinks(tree: Root, state: ParseState): LinkUse[] {
  const links: LinkUse[] = [];
  walkHast(tree, (node) => {
    if (node.type === 'element') collectFromElement(node, links, state);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') collectFromJsx(node, links, state);
    return undefined;
  });
  return links;
}

function collectFromElement(element: Element, links: LinkUse[], state: ParseState): void {
  for (const [attribute, kind] of urlAttributes[element.tagName] ?? []) {
    const href = element.properties[attribute];
    if (typeof href !== 'string') continue;
    if (isSafe(href, kind)) links.push({ href, kind, place: keepOrigin(element, state) });
    else {
      delete element.properties[attribute];
      tellUnsafe(href, element, state);
    }
  }
}

function collectFromJsx(
  element: MdxJsxFlowElementHast | MdxJsxTextElementHast,
  links: LinkUse[],
  state: ParseState,
): void {
  const table = urlAttributes[element.name ?? ''] ?? jsxAttributes;
  for (const attribute of [...element.attributes]) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const kind = table.find(([name]) => name === attribute.name)?.[1];
    if (kind === undefined) continue;
    if (isSafe(attribute.value, kind)) links.push({ href: attribute.value, kind, place: keepOrigin(element, state) });
    else {
      element.attributes.splice(element.attributes.indexOf(attribute), 1);
      tellUnsafe(attribute.value, element, state);
    }
  }
}

/** A link of a partial is relative to the partial: the node remembers its file for the renderer. */
function keepOrigin(node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast, state: ParseState): Place {
  const place = placeOfNode(node, state);
  if (place.file !== state.path) (node.data as LinkOriginData) = { ...node.data, sourceFile: place.file };
  return place;
}

function isSafe(href: string, kind: LinkUse['kind']): boolean {
  if (hasSafeScheme(href)) return true;
  return kind === 'image' && /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(href);
}

function tellUnsafe(
  href: string,
  node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast,
  state: ParseState,
): void {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href;
  const hint = 'link to http, https, mailto, tel or a page of this site';
  const scheme = schemeOf(href) ?? '';
  const reason = codeSchemes.has(scheme)
    ? 'may run code and is left out'
    : `is left out: '${scheme}:' is not among the schemes that are let through`;
  state.problems.push({
    rule: 'unsafe-url',
    message: `the URL '${shown}' ${reason}`,
    hint,
    place: placeOfNode(node, state),
  });
}
