/** A block that begins with a tag. */
export interface JsxBlock {
  /** Whether it can interrupt a paragraph, without a blank line before it. */
  readonly interrupts: boolean;
  /** Pattern of its closing line; absent if it ends before a blank line. */
  readonly end?: RegExp;
}

const name = '[a-zA-Z_:][a-zA-Z0-9:._-]*';
const value = String.raw`(?:[^"'=<>\x60\0- ]+|'[^']*'|"[^"]*"|\{[\s\S]*\})`;
const attribute = String.raw`(?:\s+${name}(?:\s*=\s*${value})?)`;
const openTag = String.raw`<[A-Za-z]*[A-Za-z0-9.-]*${attribute}*\s*/?>`;
const closeTag = String.raw`</[A-Za-z][A-Za-z0-9.-]*\s*>`;
const comment = '<!---->|<!--(?:-?[^>-])(?:-?[^-])*-->';
const otherTag = String.raw`<[?].*?[?]>|<![A-Za-z]+\s+[^>]*>|<!\[CDATA\[[\s\S]*?\]\]>`;

const tag = new RegExp(`^(?:${openTag}|${closeTag}|${comment}|${otherTag})`);
const tagAlone = new RegExp(String.raw`^(?:${openTag}|${closeTag})\s*$`);

/** Patterns of the lines that open blocks, in the order of remark-mdx 1. */
const openings: readonly (readonly [RegExp, JsxBlock])[] = [
  [/^<(?:script|pre|style)(?=\s|>|$)/i, { interrupts: true, end: /<\/(?:script|pre|style)>/i }],
  [/^<!--/, { interrupts: true, end: /-->/ }],
  [/^<\?/, { interrupts: true, end: /\?>/ }],
  [/^<![A-Za-z]/, { interrupts: true, end: />/ }],
  [/^<!\[CDATA\[/, { interrupts: true, end: /\]\]>/ }],
  [/^<\/?[a-z.]*\.?[a-z][a-z0-9.]*(?=\s|\/?>|$)/i, { interrupts: true }],
  [/^<>/, { interrupts: true }],
  [tagAlone, { interrupts: false }],
];

/** The block that a line opens, given the line without its indentation. */
export function opensBlock(line: string): JsxBlock | undefined {
  return openings.find(([opening]) => opening.test(line))?.[1];
}

/** The tag or comment that a text begins with; braces in its attributes extend to the last ones in the text. */
export function tagAtStart(text: string): string | undefined {
  return /^<[A-Za-z/!>]/.test(text) ? tag.exec(text)?.[0] : undefined;
}
