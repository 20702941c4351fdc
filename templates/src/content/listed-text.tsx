/** The text of a post up to where it is truncated, as HTML. */
export interface ListedTextProps {
  readonly html: string;
}

/** The text of a post in a list. */
export function ListedText({ html }: ListedTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the source of the post
  return <div className="markdown" data-listed="" dangerouslySetInnerHTML={{ __html: html }} />;
}
