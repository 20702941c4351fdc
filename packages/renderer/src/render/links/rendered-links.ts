import { hasScheme, isAbsoluteUrl, type LinkKind, once, withoutEndSlash } from '@docsite/core';
import { copyText } from '../../copy-text.js';
import { idsIn, isIdOf, linksOfTag, type TagLink, tagsWithLinks } from './tag-links.js';

/** A link in the HTML of a page. */
export interface RenderedLink extends TagLink {
  /** Route of the page that contains it. */
  readonly route: string;
  /** Set if it is in the page's content rather than in the shell around it. */
  readonly inContent?: true;
}

/** The links in a page's HTML, and the ids that links may point to. */
export interface RenderedHtml {
  /** Those in its content, and those in its shell that are relative to the page. */
  readonly links: readonly RenderedLink[];
  /** The others in its shell, each once. Pages share these objects. */
  readonly shellLinks: readonly ShellLink[];
  /** Ids in the content. */
  readonly ids: readonly string[];
  /** The addresses without a target that components could have changed, but did not. */
  readonly missing: readonly string[];
}

/** The result for a page whose HTML contains no links beyond those in its document. */
export const noLinks: RenderedHtml = { links: [], shellLinks: [], ids: [], missing: [] };

/** A rendered page, and what its document reveals about its links, so that these are not collected twice. */
export interface RenderedSource {
  readonly route: string;
  /** The whole HTML document. */
  readonly html: string;
  /** The part of it that is content; empty for none. */
  readonly content: string;
  /** Addresses in content and head that come from links of its document. */
  readonly known: ReadonlySet<string>;
  /** Addresses in head elements added by components in the content. */
  readonly inHead?: ReadonlySet<string>;
  /** Ids of the content that its HTML lacks. */
  readonly ids?: ReadonlySet<string>;
  /** Addresses reported by link components: if present, other links to pages are not checked. */
  readonly declared?: ReadonlySet<string>;
  /** Addresses without a target in its document, which components may have changed. */
  readonly missing?: readonly string[];
}

/** A link in the shell whose address does not depend on the page. */
export type ShellLink = TagLink;

/**
 * Collects the links in the HTML of a site's pages, one page after the other. Because shells mostly repeat the same
 * tags, each distinct tag is parsed once.
 */
export class RenderedLinks {
  private readonly known = new Map<string, ShellLink>();
  /** The links in each shell tag, except for tags with addresses that depend on the page, and those with anchors. */
  private readonly tags = new Map<string, readonly ShellLink[]>();

  /**
   * The links in a page's HTML, except for those in its content that come from its document or point to ids of the
   * page.
   */
  collect(page: RenderedSource): RenderedHtml {
    const { route, html, content, known, inHead, declared, missing = [] } = page;
    const headEnd = html.indexOf('</head>');
    const start = content === '' ? html.length : html.indexOf(content);
    const end = start + content.length;
    const ids = new Set([...idsIn(content), ...(page.ids ?? [])]);
    const idsOfPage = once(() => idsIn(html));
    const isOnPage = (href: string) => href.startsWith('#') && (isIdOf(href, ids) || isIdOf(href, idsOfPage()));
    const links: RenderedLink[] = [];
    const shellLinks = new Set<ShellLink>();
    const drawn = new Set<string>();
    for (const { tag, element, index } of tagsWithLinks(html)) {
      const inContent = index >= start && index < end;
      const isOwn = inContent || (index < headEnd && this.holds(tag, element, known, inHead));
      if (!isOwn) {
        const near = this.readShell(tag, element, shellLinks);
        for (const link of near) if (isDeclared(link.href, link.kind, declared)) links.push({ route, ...link });
        continue;
      }
      for (const { href, kind } of linksOfTag(tag, element)) {
        if (missing.length > 0) drawn.add(withoutEndSlash(href));
        if (!known.has(href) && !isOnPage(href) && isDeclared(href, kind, declared))
          links.push({ route, href: copyText(href), kind, inContent: true });
      }
    }
    const left = missing.filter((href) => drawn.has(withoutEndSlash(href)));
    return {
      links,
      shellLinks: [...shellLinks].filter(({ href, kind }) => isDeclared(href, kind, declared)),
      ids: [...ids],
      missing: left,
    };
  }

  /** Whether a tag contains one of some addresses. */
  private holds(tag: string, element: string, ...addresses: readonly (ReadonlySet<string> | undefined)[]): boolean {
    const links = this.tags.get(tag) ?? linksOfTag(tag, element);
    return links.some(({ href }) => addresses.some((some) => some?.has(href)));
  }

  /**
   * Adds the links of a shell tag to those of the page; returns the ones relative to the page. Anchors in the shell are
   * not checked.
   */
  private readShell(tag: string, element: string, shellLinks: Set<ShellLink>): readonly ShellLink[] {
    const seen = this.tags.get(tag);
    for (const link of seen ?? []) shellLinks.add(link);
    if (seen !== undefined) return [];
    const links = linksOfTag(tag, element);
    const fixed = links.filter(({ href }) => isSameEverywhere(href)).map((link) => this.shared(link));
    for (const link of fixed) shellLinks.add(link);
    if (fixed.length === links.length) this.tags.set(copyText(tag), fixed);
    return links
      .filter(({ href }) => !isSameEverywhere(href) && !href.startsWith('#'))
      .map(({ href, kind }) => ({ href: copyText(href), kind }));
  }

  private shared({ kind, href }: ShellLink): ShellLink {
    const key = `${kind} ${href}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const link = { href: copyText(href), kind };
    this.known.set(copyText(key), link);
    return link;
  }
}

/** Whether to check a link. Links out of the site always are. */
function isDeclared(href: string, kind: LinkKind, declared: ReadonlySet<string> | undefined): boolean {
  return declared === undefined || kind !== 'link' || declared.has(href) || isAbsoluteUrl(href);
}

/** Whether an address is independent of the page that contains it. */
function isSameEverywhere(href: string): boolean {
  return href.startsWith('/') || hasScheme(href);
}
