import type { BlogListPageProps } from '@theme/BlogListPage';

/** Draws nothing, because docsite writes the structured data of lists itself. */
export default function BlogListPageStructuredData(_: BlogListPageProps) {
  return null;
}
