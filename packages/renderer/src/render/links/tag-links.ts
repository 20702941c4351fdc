import { decodeFragment, type LinkKind, linkKindOf, urlsOfSrcset } from '@docsite/core';

/** A link in a tag of HTML. */
export interface TagLink {
  /** As written in the HTML. */
  readonly href: string;
  readonly kind: LinkKind;
}

/** A start tag in HTML. */
export interface StartTag {
  readonly tag: string;
  readonly element: string;
  /** Where it begins. */
  readonly index: number;
}

/** A start tag of an element that may contain a link; quoted values may contain `>`. */
const startTag =
  /<(a|area|link|use|image|img|input|button|form|script|source|iframe|embed|video|audio|track|object)(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*/g;

/** The start tags in HTML that may contain links, in order. */
export function* tagsWithLinks(html: string): Generator<StartTag, void> {
  startTag.lastIndex = 0;
  for (let match = startTag.exec(html); match !== null; match = startTag.exec(html)) {
    const [tag, element = ''] = match;
    yield { tag, element, index: match.index };
  }
}

const attribute = /\s([^\s"'=]+)=(?:"([^"]*)"|'([^']*)')/g;

/** The links in a start tag. */
export function linksOfTag(tag: string, element: string): TagLink[] {
  const links: TagLink[] = [];
  attribute.lastIndex = 0;
  for (let match = attribute.exec(tag); match !== null; match = attribute.exec(tag)) {
    const name = (match[1] as string).toLowerCase();
    const named = linkKindOf(element, name);
    if (named === undefined) continue;
    const kind = isPreloadedImage(tag, element) ? 'image' : named;
    const value = match[2] ?? match[3] ?? '';
    for (const url of name.endsWith('srcset') ? urlsOfSrcset(value) : [value])
      links.push({ href: unescapeAttribute(url), kind });
  }
  return links;
}

/** Whether a tag asks for an image early, as React does for images of components: what is missing is the image. */
function isPreloadedImage(tag: string, element: string): boolean {
  return element === 'link' && tag.includes(' as="image"');
}

/** The possible link targets in HTML: ids, and the names of `<a name>`. */
export function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  let end = 0;
  for (let at = html.indexOf(' id="'); at !== -1 && end !== -1; at = html.indexOf(' id="', end)) {
    end = html.indexOf('"', at + 5);
    if (end !== -1) ids.add(unescapeAttribute(html.slice(at + 5, end)));
  }
  if (html.includes(' name="'))
    for (const [, name] of html.matchAll(/<a\s(?:[^>]*\s)?name="([^"]*)"/g)) ids.add(unescapeAttribute(name as string));
  return ids;
}

/** Whether an address of a fragment names one of some ids. */
export function isIdOf(href: string, ids: ReadonlySet<string>): boolean {
  const id = href.slice(1);
  return ids.has(id) || ids.has(decodeFragment(id));
}

function unescapeAttribute(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
