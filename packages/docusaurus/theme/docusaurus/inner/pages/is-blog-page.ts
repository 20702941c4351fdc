import type { PageData } from '@docsite/renderer/template';

/** Whether a page is of a blog: a post, or a list. */
export function isBlogPage(page: PageData): boolean {
  return (page.kind === 'generated' ? page.of : page.kind).startsWith('post');
}

/** The id of the blog of a page, by its sidebar; a page without one is taken for one of the blog without an id. */
export function blogOfPage({ sidebar }: { readonly sidebar?: string }): string {
  return sidebar?.replace(/^blog:/, '') ?? 'default';
}
