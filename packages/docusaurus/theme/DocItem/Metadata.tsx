/** What the head says of a document: docsite writes it for every page. */
export default function DocItemMetadata() {
  return null;
}
