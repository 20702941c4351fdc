/** What the head of a page tells search engines of it: docsite writes that. */
export default function SearchMetadata() {
  return null;
}
