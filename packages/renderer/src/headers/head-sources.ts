import { type HeadTag, isWebAddress } from '@docsite/core';

/** Policy directives by the type of a preloaded file. */
const preloaded: Readonly<Record<string, string>> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  fetch: 'connect-src',
};

/**
 * The sources that head elements load from other sites, as in a security policy: `script-src https://example.org`. What
 * their scripts load in turn is unknown.
 */
export function headSources(tags: readonly HeadTag[]): string[] {
  const sources = tags.flatMap((tag) => {
    const directive = directiveOf(tag);
    const origin = originOf(tag.attrs?.src ?? tag.attrs?.href);
    return directive === undefined || origin === undefined ? [] : [`${directive} ${origin}`];
  });
  return [...new Set(sources)];
}

function directiveOf({ tag, attrs = {} }: HeadTag): string | undefined {
  if (tag === 'script') return 'script-src';
  if (tag !== 'link') return undefined;
  const relations = String(attrs.rel ?? '')
    .toLowerCase()
    .split(/\s+/);
  if (relations.includes('stylesheet')) return 'style-src';
  if (relations.includes('modulepreload')) return 'script-src';
  if (relations.includes('manifest')) return 'manifest-src';
  if (relations.some((name) => name.endsWith('icon'))) return 'img-src';
  return relations.some((name) => name === 'preload' || name === 'prefetch') ? preloaded[String(attrs.as)] : undefined;
}

function originOf(address: string | boolean | undefined): string | undefined {
  const url = typeof address === 'string' && isWebAddress(address) ? address : undefined;
  return url !== undefined && URL.canParse(url, 'https://example.org')
    ? new URL(url, 'https://example.org').origin
    : undefined;
}
