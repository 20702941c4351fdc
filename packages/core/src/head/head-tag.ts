/**
 * An element of the head of a document, as configuration, front matter and `<Head>` give it. `html` and `body` are
 * none: they give those elements of the document attributes. Plain data.
 */
export interface HeadTag {
  readonly tag: HeadTagName;
  /** `true` for an attribute without a value, `false` for one that is not there. */
  readonly attrs?: Readonly<Record<string, string | boolean>> | undefined;
  /** What stands between its tags: text, code, or for `noscript` HTML. */
  readonly content?: string | undefined;
}

/** Names of the elements that can be added to a head, or given attributes there. */
export type HeadTagName = 'title' | 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'html' | 'body';
