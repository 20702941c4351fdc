import type { PageData } from '@docsite/renderer/template';

/**
 * The address of a page as `metadata.permalink` has it: as it is written, whatever `trailingSlash` makes of it. Only
 * that of a document of a folder ends with a slash, or one with a slug that does.
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
