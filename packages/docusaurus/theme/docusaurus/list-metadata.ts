import type { PostListPageData } from '@docsite/renderer/template';

/** What components know of a page of a list of posts. */
export function listMetadata({ url, title, description, newer, older }: PostListPageData) {
  return {
    permalink: url,
    blogTitle: title,
    blogDescription: description,
    previousPage: newer,
    nextPage: older,
    page: newer === undefined ? 1 : Number(/(\d+)\/?$/.exec(url)?.[1]),
  };
}
