/** Draws nothing, because docsite writes the metadata in the head of every page itself. */
export default function SiteMetadata() {
  return null;
}
