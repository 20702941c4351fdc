import type { PageData } from '@docsite/renderer/template';

/** Whether a page is of a blog: a post, or a list. */
export function isBlogPage(page: PageData): boolean {
  return (page.kind === 'generated' ? page.of : page.kind).startsWith('post');
}
