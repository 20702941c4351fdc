import type { PageData } from '@docsite/renderer/template';

/**
 * The address of a page for `metadata.permalink`: independent of `trailingSlash`, with a slash at its end only for the
 * index of a folder or a slug that has one.
 */
export function writtenAddress({ kind, url, document }: Pick<PageData, 'kind' | 'url' | 'document'>): string {
  if (document === undefined) return url;
  const { source, frontMatter } = document;
  const isFolder =
    typeof frontMatter.slug === 'string' ? frontMatter.slug.endsWith('/') : kind === 'doc' && isIndex(source);
  return url.replace(/\/$/, '') + (isFolder ? '/' : '');
}

function isIndex(source: string): boolean {
  const [name = '', folder] = source
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '').toLowerCase())
    .reverse();
  return name === 'index' || name === 'readme' || name === folder;
}
