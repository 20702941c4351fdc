/** Metadata in the head of every page, which docsite writes itself. */
export default function SiteMetadata() {
  return null;
}
