/** What the head of every page says: docsite writes it. */
export default function SiteMetadata() {
  return null;
}
