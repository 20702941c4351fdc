/** Draws nothing, because docsite writes the head of every page itself. */
export default function DocItemMetadata() {
  return null;
}
