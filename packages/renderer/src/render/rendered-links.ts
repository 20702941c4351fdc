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
  /** Addresses in content and head that come from links of its document. */
  readonly known: ReadonlySet<string>;
  /** Addresses in the head that components in the content have added. */
  readonly inHead?: ReadonlySet<string>;
}

/** A start tag of an element that may lead to something; quoted values may hold `>`. */
const startTag =
  /<(a|area|link|use|image|img|input|button|form|script|source|iframe|embed|video|audio|track|object)(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*/g;

const attribute = /\s([^\s"'=]+)=(?:"([^"]*)"|'([^']*)')/g;

/** Collects the links in the HTML of the pages of a site, one page after the other. */
export class RenderedLinks {
  /** Tags in the shells of earlier pages; those with addresses that depend on the page are left out. */
  private readonly seenTags = new Set<string>();
  /** Links in the shells of earlier pages: the shell repeats most of its links on every page. */
  private readonly seenLinks = new Set<string>();

  /**
   * The links in the HTML of a page, but for those in its content that come from its document or lead to ids of the
   * content, and for those that the shell of an earlier page had.
   */
  collect({ route, html, content, known, inHead }: RenderedSource): RenderedHtml {
    const headEnd = html.indexOf('</head>');
    const start = content === '' ? html.length : html.indexOf(content);
    const end = start + content.length;
    const ids = idsIn(content);
    const links: RenderedLink[] = [];
    startTag.lastIndex = 0;
    for (let match = startTag.exec(html); match !== null; match = startTag.exec(html)) {
      const [tag, element] = match as unknown as [string, string];
      const inContent = match.index >= start && match.index < end;
      if (!inContent && this.seenTags.has(tag)) continue;
      const found = linksOfTag(tag, element);
      const isOwn =
        inContent || (match.index < headEnd && found.some(({ href }) => known.has(href) || inHead?.has(href)));
      if (!isOwn) links.push(...this.newLinks(tag, found).map((link) => ({ route, ...link })));
      for (const { href, kind } of isOwn ? found : [])
        if (!known.has(href) && !isIdOf(href, ids)) links.push({ route, href: copyText(href), kind, inContent: true });
    }
    return { links, ids: [...ids] };
  }

  /** The links of a tag of the shell that no page before had. Anchors in the shell are not checked. */
  private newLinks(tag: string, links: readonly TagLink[]): TagLink[] {
    if (links.every(({ href }) => isSameEverywhere(href))) this.seenTags.add(copyText(tag));
    return links.flatMap(({ href, kind }) => {
      const key = `${kind} ${href}`;
      if (href.startsWith('#') || this.seenLinks.has(key)) return [];
      if (isSameEverywhere(href)) this.seenLinks.add(copyText(key));
      return [{ href: copyText(href), kind }];
    });
  }
}

type TagLink = Pick<RenderedLink, 'href' | 'kind'>;

/** Whether an address does not depend on the page it stands on. */
function isSameEverywhere(href: string): boolean {
  return /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(href);
}

/** A text that was cut from a page's HTML keeps all of it in memory; a copy does not. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}

function linksOfTag(tag: string, element: string): TagLink[] {
  const links: TagLink[] = [];
  attribute.lastIndex = 0;
  for (let match = attribute.exec(tag); match !== null; match = attribute.exec(tag)) {
    const name = (match[1] as string).toLowerCase();
    const kind = linkKindOf(element, name);
    if (kind === undefined) continue;
    const value = match[2] ?? match[3] ?? '';
    for (const url of name.endsWith('srcset') ? urlsOfSet(value) : [value])
      links.push({ href: unescapeAttribute(url), kind });
  }
  return links;
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
  const ids = new Set<string>();
  let end = 0;
  for (let at = html.indexOf(' id="'); at !== -1 && end !== -1; at = html.indexOf(' id="', end)) {
    end = html.indexOf('"', at + 5);
    if (end !== -1) ids.add(unescapeAttribute(html.slice(at + 5, end)));
  }
  return ids;
}

function isIdOf(href: string, ids: ReadonlySet<string>): boolean {
  return href.startsWith('#') && (ids.has(href.slice(1)) || ids.has(decodePath(href.slice(1))));
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
