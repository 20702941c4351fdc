/** Draws nothing, because docsite writes the structured data of posts itself. */
export default function BlogPostPageStructuredData() {
  return null;
}
