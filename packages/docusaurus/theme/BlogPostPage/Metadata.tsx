/** Draws nothing, because docsite writes the head of a post itself. */
export default function BlogPostPageMetadata() {
  return null;
}
