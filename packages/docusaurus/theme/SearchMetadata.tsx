/** What the head of a page tells search engines of it: docsite writes that. */
export default function SearchMetadata(_: {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}) {
  return null;
}
