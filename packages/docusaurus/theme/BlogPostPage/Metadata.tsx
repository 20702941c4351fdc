/** What the head of a post says of it: docsite writes that. */
export default function BlogPostPageMetadata() {
  return null;
}
