import type { BlogListPageProps } from '@theme/BlogListPage';

/** What the head of a list tells search engines of it: docsite writes that. */
export default function BlogListPageStructuredData(_: BlogListPageProps) {
  return null;
}
