const id = String.raw`#[ \t]*([^\s{}](?:[^{}\n]*[^\s{}])?)[ \t]*\}`;

/** Source of a regular expression for an authored heading id, `{#id}`. As in Docusaurus, it may contain spaces. */
export const writtenHeadingId = String.raw`\{${id}`;

/** The same at the end of a text, where it may also be `{ #id }` or `{: #id }`, as in MkDocs and kramdown. */
export const closingHeadingId = new RegExp(String.raw`\s*\{:?[ \t]*${id}\s*$`);

/** The id that code names for its heading, by the comment `{/* #id *​/}`. Words after the id are ignored. */
export function headingIdOf(code: string): string | undefined {
  return /^\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*$/.exec(code)?.[1];
}

/** An id as Markdown reads it in text: a backslash before punctuation is not part of it. */
export function unescapedId(id: string): string {
  return id.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
