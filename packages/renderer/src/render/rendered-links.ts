import { decodePath, type LinkKind, linkKindOf, mapSrcset } from '@docsite/core';

/** A link in the HTML of a page. */
export interface RenderedLink {
  /** Route of the page it stands on. */
  readonly route: string;
  /** As it stands in the HTML. */
  readonly href: string;
  readonly kind: LinkKind;
  /** Set where it stands in the content of the page rather than in the shell around it. */
  readonly inContent?: true;
}

/** The links in the HTML of a page, and the ids that links may lead to. */
export interface RenderedHtml {
  readonly links: readonly RenderedLink[];
  /** Ids of the content. */
  readonly ids: readonly string[];
}

export interface RenderedSource {
  readonly route: string;
  /** The whole document. */
  readonly html: string;
  /** The part of it that is the content; empty for none. */
  readonly content: string;
  /** Addresses in the content that come from links of its document. */
  readonly known: ReadonlySet<string>;
}

const attribute =
  / (href|src|srcset|srcSet|imagesrcset|imageSrcSet|poster|data|action|formaction|formAction)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Collects all links in the HTML of a page, but for those in its content that come from its document or lead to ids of
 * the content.
 */
export function collectRendered({ route, html, content, known }: RenderedSource): RenderedHtml {
  const start = content === '' ? html.length : html.indexOf(content);
  const end = start + content.length;
  const ids = idsIn(content);
  const links: RenderedLink[] = [];
  for (const match of html.matchAll(attribute)) {
    const value = match[2] ?? match[3] ?? '';
    const inContent = match.index >= start && match.index < end;
    const name = (match[1] as string).toLowerCase();
    const kind = kindIn(html, match.index, name);
    if (kind === undefined) continue;
    for (const url of name.endsWith('srcset') ? urlsOfSet(value) : [value]) {
      const href = unescapeAttribute(url);
      // anchors in the shell are not checked
      if (!inContent && href.startsWith('#')) continue;
      if (!inContent) links.push({ route, href, kind });
      else if (!known.has(href) && !isIdOf(href, ids)) links.push({ route, href, kind, inContent });
    }
  }
  return { links, ids: [...ids] };
}

function kindIn(html: string, index: number, name: string): LinkKind | undefined {
  const start = html.lastIndexOf('<', index) + 1;
  // text, such as that of a code block, may look like an attribute
  if (html.lastIndexOf('>', index) >= start) return undefined;
  return linkKindOf(html.slice(start, html.indexOf(' ', start)), name);
}

/** The URLs of a `srcset` without descriptors: `a.png 1x, b.png 2x`. */
function urlsOfSet(value: string): string[] {
  const urls: string[] = [];
  mapSrcset(value, (url) => {
    urls.push(url);
    return url;
  });
  return urls;
}

function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => unescapeAttribute(match[1] as string)));
}

function isIdOf(href: string, ids: ReadonlySet<string>): boolean {
  return href.startsWith('#') && ids.has(decodePath(href.slice(1)));
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
