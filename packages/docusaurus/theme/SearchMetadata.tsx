/** Draws nothing, because docsite writes the metadata for search engines itself. */
export default function SearchMetadata(_: {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}) {
  return null;
}
