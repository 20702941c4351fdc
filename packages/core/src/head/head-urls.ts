import { mapHtmlLinks } from '../html/html-links.js';
import { type LinkKind, mapSrcset } from '../html/link-attributes.js';
import { ownValue } from '../values/own-value.js';
import type { HeadTag } from './head-tag.js';

/** A URL in an element of the head. */
export interface HeadUrl {
  readonly href: string;
  readonly kind: LinkKind;
  /** The path of the tag's key that contains it. */
  readonly path: readonly PropertyKey[];
  /** Whether other sites use it to refer to the page or its picture, so that it has to be absolute. */
  readonly isAbsolute: boolean;
}

/** Names of meta elements whose content is a URL read by other sites. */
const metaUrls: Readonly<Record<string, LinkKind>> = {
  'og:image': 'image',
  'og:image:url': 'image',
  'og:image:secure_url': 'image',
  'og:url': 'link',
  'og:video': 'asset',
  'og:audio': 'asset',
  'twitter:image': 'image',
  'twitter:image:src': 'image',
};

/** Relations of `<link>` elements that point to files; others may point to pages. */
const fileRelations =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch)(?:\s|$)/i;
/** Relations that name a server rather than a page or file. */
const serverRelations = /(?:^|\s)(?:preconnect|dns-prefetch)(?:\s|$)/i;

/** Replaces every URL of a tag, in order. */
export async function mapHeadUrls(tag: HeadTag, replace: (url: HeadUrl) => string): Promise<HeadTag> {
  if (tag.tag === 'noscript' && tag.content !== undefined) {
    const path = ['content'];
    const content = await mapHtmlLinks(tag.content, (href, kind) => replace({ href, kind, path, isAbsolute: false }));
    return { ...tag, content };
  }
  if (tag.attrs === undefined) return tag;
  const attrs = Object.entries(tag.attrs).map(([name, value]) => [name, mapAttribute(tag, [name, value], replace)]);
  return { ...tag, attrs: Object.fromEntries(attrs) };
}

function mapAttribute(
  tag: HeadTag,
  [name, value]: readonly [string, string | boolean],
  replace: (url: HeadUrl) => string,
): string | boolean {
  if (typeof value !== 'string') return value;
  const path = ['attrs', name];
  if (tag.tag === 'link' && name.toLowerCase() === 'imagesrcset')
    return mapSrcset(value, (href) => replace({ href, kind: 'image', path, isAbsolute: false }));
  const found = urlOf(tag, name);
  const href = value.trim();
  if (found === undefined || /^(?:#|$)/.test(href)) return value;
  return replace({ href, path, ...found });
}

function urlOf({ tag, attrs = {} }: HeadTag, name: string): Pick<HeadUrl, 'kind' | 'isAbsolute'> | undefined {
  const key = name.toLowerCase();
  if (tag === 'script') return key === 'src' ? { kind: 'asset', isAbsolute: false } : undefined;
  if (tag === 'meta') {
    const named = String(attrs.property ?? attrs.name ?? '').toLowerCase();
    const kind = key === 'content' ? ownValue(metaUrls, named) : undefined;
    return kind === undefined ? undefined : { kind, isAbsolute: true };
  }
  const rel = String(attrs.rel ?? '');
  if (tag !== 'link' || key !== 'href' || serverRelations.test(rel)) return undefined;
  return { kind: fileRelations.test(rel) ? 'asset' : 'link', isAbsolute: /^canonical$/i.test(rel) };
}
