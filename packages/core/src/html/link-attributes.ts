import { ownValue } from '../values/own-value.js';
/** How an href is used: a link to follow, an image, or a file to load. */
export type LinkKind = 'link' | 'image' | 'asset';

/** The kind of link that each HTML attribute contains, by element if it depends on the element. */
export const linkAttributes: Readonly<Record<string, LinkKind | Readonly<Record<string, LinkKind>>>> = {
  href: { a: 'link', area: 'link', link: 'asset', use: 'asset', image: 'image' },
  src: {
    img: 'image',
    input: 'image',
    script: 'asset',
    source: 'asset',
    iframe: 'asset',
    embed: 'asset',
    video: 'asset',
    audio: 'asset',
    track: 'asset',
  },
  srcset: 'image',
  imagesrcset: 'image',
  poster: 'image',
  data: { object: 'asset' },
  action: { form: 'link' },
  formaction: 'link',
};

/**
 * The kind of link that an attribute of an element contains; undefined for other attributes. Names are in lower case.
 */
export function linkKindOf(element: string, attribute: string): LinkKind | undefined {
  const kinds = ownValue(linkAttributes, attribute);
  if (typeof kinds !== 'object') return kinds;
  return ownValue(kinds, element);
}

/** Replaces each URL of a `srcset`, such as `a.png 1x, b.png 2x`. */
export function mapSrcset(value: string, map: (url: string) => string): string {
  return value.replace(
    /(^|,)(\s*)([^\s,](?:\S*[^\s,])?)/g,
    (_, comma: string, space: string, url: string) => comma + space + map(url),
  );
}

/** The URLs of a `srcset`, without descriptors. */
export function urlsOfSrcset(value: string): string[] {
  const urls: string[] = [];
  mapSrcset(value, (url) => {
    urls.push(url);
    return url;
  });
  return urls;
}
