import type { PostListPageData } from '@docsite/renderer/template';

/** The metadata of a page of a list of posts. */
export function listMetadata({ url, blog, part, count, newer, older }: PostListPageData) {
  return {
    permalink: url,
    blogTitle: blog.title,
    blogDescription: blog.description,
    previousPage: newer,
    nextPage: older,
    page: part.number,
    postsPerPage: part.perPage,
    totalPages: part.total,
    totalCount: count,
  };
}
