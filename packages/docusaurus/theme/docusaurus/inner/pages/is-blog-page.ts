import type { PageData } from '@docsite/renderer/template';

/** Whether a page belongs to a blog. */
export function isBlogPage(page: PageData): boolean {
  return (page.kind === 'generated' ? page.of : page.kind).startsWith('post');
}

/**
 * The id of a page's blog, derived from its sidebar; pages without a sidebar are assumed to belong to the blog without
 * an id.
 */
export function blogOfPage({ sidebar }: { readonly sidebar?: string }): string {
  return sidebar?.replace(/^blog:/, '') ?? 'default';
}
