/** The id of a heading as authors write it, in source of a regular expression: `{#id}`. It may hold spaces, as in Docusaurus. */
export const writtenHeadingId = String.raw`\{#[ \t]*([^\s{}](?:[^{}\n]*[^\s{}])?)[ \t]*\}`;

/** The same at the end of a text. */
export const closingHeadingId = new RegExp(String.raw`\s*${writtenHeadingId}\s*$`);

/** The id that code names for its heading, by the comment `{/* #id *​/}`; further words there are none of it. */
export function headingIdOf(code: string): string | undefined {
  return /^\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*$/.exec(code)?.[1];
}

/** An id as Markdown reads it in a text, where a `\\` before punctuation is none of it. */
export function unescapedId(id: string): string {
  return id.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
