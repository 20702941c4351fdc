/** What the head of a post tells search engines of it: docsite writes that. */
export default function BlogPostPageStructuredData() {
  return null;
}
