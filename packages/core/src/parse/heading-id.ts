const id = String.raw`#[ \t]*([^\s{}](?:[^{}\n]*[^\s{}])?)[ \t]*\}`;

/**
 * The id of a heading as authors write it, in source of a regular expression: `{#id}`. It may hold spaces, as in
 * Docusaurus.
 */
export const writtenHeadingId = String.raw`\{${id}`;

/** The same at the end of a text, where it may be `{ #id }` or `{: #id }` too, as MkDocs and kramdown have it. */
export const closingHeadingId = new RegExp(String.raw`\s*\{:?[ \t]*${id}\s*$`);

/** The id that code names for its heading, by the comment `{/* #id *​/}`; further words there are none of it. */
export function headingIdOf(code: string): string | undefined {
  return /^\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*$/.exec(code)?.[1];
}

/** An id as Markdown reads it in a text, where a `\\` before punctuation is none of it. */
export function unescapedId(id: string): string {
  return id.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
