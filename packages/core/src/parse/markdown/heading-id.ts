import type { ParseContext } from '../parse-context.js';

const id = String.raw`#[ \t]*([^\s{}](?:[^{}\n]*[^\s{}])?)[ \t]*\}`;

/** Source of a regular expression for an authored heading id, `{#id}`. As in Docusaurus, it may contain spaces. */
export const writtenHeadingId = String.raw`\{${id}`;

/** The same at the end of a text, where it may also be `{ #id }` or `{: #id }`, as in MkDocs and kramdown. */
const inBraces = new RegExp(String.raw`\s*\{:?[ \t]*${id}\s*$`);

/** `[#id]` at the end of a text, as in Nextra and Fumadocs, unless it is a number, such as that of an issue. */
const inBrackets = /\s+\[#(?!\d+\])([^\s[\]]+)\]\s*$/;

/**
 * The id at the end of a heading's text, and the text before it; undefined for none.
 *
 * @param headingIds Where ids are made as VitePress or Docusaurus makes them, brackets are text, as they are there.
 */
export function readClosingId(
  text: string,
  headingIds: ParseContext['headingIds'] = 'github',
): { readonly id: string; readonly before: string } | undefined {
  const match = inBraces.exec(text) ?? (headingIds === 'github' ? inBrackets.exec(text) : null);
  return match === null ? undefined : { id: match[1] as string, before: text.slice(0, match.index) };
}

/** The id that code names for its heading, by the comment `{/* #id *​/}`. Words after the id are ignored. */
export function headingIdOf(code: string): string | undefined {
  return /^\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*$/.exec(code)?.[1];
}

/** An id as Markdown reads it in text: a backslash before punctuation is not part of it. */
export function unescapedId(id: string): string {
  return id.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
