import type { DefaultTreeAdapterTypes, Token } from 'parse5';
import { escapeAttribute } from '../text/html-text.js';
import { type LinkKind, linkKindOf, mapSrcset } from './link-attributes.js';

/** Returns the URL that replaces an href, or the href itself to keep it. */
export type ReplaceHref = (href: string, kind: LinkKind) => string;

/** Whether HTML may contain links, images or files; most texts do not, and need no parser. */
function mayHoldLinks(html: string): boolean {
  return html.includes('<') && /\b(?:href|src|srcset|imagesrcset|poster|data|action|formaction)\s*=/i.test(html);
}

/** Replaces the URLs in an HTML fragment; all other characters are preserved. */
export async function mapHtmlLinks(html: string, replace: ReplaceHref): Promise<string> {
  if (!mayHoldLinks(html)) return html;
  const { parseFragment } = await import('parse5');
  const tree = parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const edits = listElements(tree).flatMap((element) => editsOf(element, html, replace));
  edits.sort((a, b) => a.start - b.start);
  let mapped = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    mapped += html.slice(at, start) + text;
    at = end;
  }
  return mapped + html.slice(at);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

function listElements(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [node, ...listElements(node), ...('content' in node ? listElements(node.content) : [])];
  });
}

function editsOf({ tagName, attrs, sourceCodeLocation }: Element, html: string, replace: ReplaceHref): Edit[] {
  return attrs.flatMap(({ name, value }) => {
    const kind = linkKindOf(tagName, name);
    const location = sourceCodeLocation?.attrs?.[name];
    if (kind === undefined || location === undefined) return [];
    const replaced = name.endsWith('srcset')
      ? mapSrcset(value, (url) => replace(url, kind))
      : replace(value.trim(), kind);
    return replaced === value.trim() ? [] : [editOf(location, html, replaced)];
  });
}

/** Replaces the value of an attribute; its name is preserved as written. */
function editOf({ startOffset, endOffset }: Token.Location, html: string, value: string): Edit {
  const name = /^[^\s=]*/.exec(html.slice(startOffset, endOffset))?.[0] ?? '';
  return { start: startOffset, end: endOffset, text: `${name}="${escapeAttribute(value)}"` };
}
