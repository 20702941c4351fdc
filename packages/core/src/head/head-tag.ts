/**
 * An element of a document's head, from configuration, front matter or `<Head>`. `html` and `body` are not added to the
 * head: they set attributes of those elements. Plain data.
 */
export interface HeadTag {
  readonly tag: HeadTagName;
  /** `true` for an attribute without a value, `false` for an absent one. */
  readonly attrs?: Readonly<Record<string, string | boolean>> | undefined;
  /** The content between its tags: text, code, or HTML for `noscript`. */
  readonly content?: string | undefined;
}

/** Names of the elements that can be added to a head, or whose attributes can be set there. */
export type HeadTagName = 'title' | 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'html' | 'body';
