import { closingMarker, codeFences } from './code-fences.js';
import { unescapedId, writtenHeadingId } from './heading-id.js';
import { indentedCodeReader } from './indented-code.js';
import { vitePressInMdx, vitePressToMdx } from './vitepress-in-mdx.js';

const legacyAdmonition = /^([ \t>]*:{3,})([A-Za-z][\w-]*)[ \t]+(?!\{)(\S.*?)[ \t]*$/;
/** A fence before a name that begins with a letter beyond ASCII. */
const foreignName = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(:{3,})(?=(?![A-Za-z])\p{L})/u;
const spacedBlock = /^([ \t>]*:{3,})[ \t]+([A-Za-z][\w-]*)(?=[ \t{[]|$)/;
/** A block of MyST: `:::{note} Title`. */
const mystBlock = /^([ \t>]*:{3,})\{([A-Za-z][\w-]*)\}/;
/** An anchor of MkDocs: an empty link with an id. */
const emptyLink = /(?<!`)\[\]\(\)\{:?[ \t]*#([\w:.-]+)[ \t]*\}/g;
/** VitePress's marker at the end of the title of details that are initially open. */
const openDetails = /^(.*?)[ \t]*(\{open\})$/;
const headingId = new RegExp(String.raw`^(#{1,6}[ \t].*)${writtenHeadingId}[ \t]*$`);
/** A heading up to a `{#` in its text that is not in code. */
const strayHeadingId = /^(#{1,6}[ \t](?:[^`\\{]|\\.|`[^`]*`|\{(?!#))*)\{#/;

/** A fence whose content is MDX for Docusaurus, and code for other Markdown readers. */
const mdxFence = /^[ \t>]*(`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/;

/** The first line of an MDX comment of several lines. */
const openingComment = /^[ \t>]*\{\s*\/\*(?!.*\*\/)/;

/** What is rewritten in MDX, besides blocks. */
const rewritten = new RegExp(`\\{#|mdx-code-block|${vitePressInMdx.source}`);

/** How a text is to be read. */
export interface SyntaxOptions {
  readonly format: 'md' | 'mdx' | 'mdx1';
  /** Whether `:::note Title` is a notice with a title rather than text. */
  readonly admonitionTitles?: boolean;
  /** The names that such a notice may have; any name if absent. */
  readonly titledNames?: ReadonlySet<string>;
  /** Whether a fence before a name that begins with a letter beyond ASCII is text. */
  readonly asciiNames?: boolean;
  /** Whether blocks with a given name may have a space before it, as in VitePress; if absent, none may. */
  readonly isSpaced?: (name: string) => boolean;
}

/**
 * Rewrites other tools' notations into those the parsers know, line for line and outside code: `:::note Title`, `:::
 * note Title` and `:::{note} Title` become `:::note[Title]`; in Markdown, `[](){#id}` becomes an anchor; in MDX 3, an
 * id in braces after a heading becomes a comment, and any other `{#` in heading text is escaped, elements stand for
 * VitePress's notations that include files, and fences of `mdx-code-block` are removed.
 */
export function normalizeSyntax(text: string, options: SyntaxOptions): string {
  const { format } = options;
  if (!text.includes(':::') && (format === 'md' ? !text.includes('[](){') : !rewritten.test(text))) return text;
  const fences = codeFences();
  let mdx: string | undefined;
  let isComment = false;
  const isIndentedCode = format === 'mdx' ? () => false : indentedCodeReader();
  const lines = text.split('\n').map((line) => {
    // an id as a comment would end the comment around it
    isComment &&= !line.includes('*/');
    if (isComment) return line;
    // as in Docusaurus, even where it ends code inside the fence, which then continues
    if (mdx !== undefined && closingMarker(line) === mdx) {
      mdx = undefined;
      return '';
    }
    if (fences.continues(line)) return line;
    isComment = format !== 'md' && openingComment.test(line);
    if (isComment) return line;
    if (format !== 'md' && mdx === undefined) {
      mdx = mdxFence.exec(line)?.[1];
      if (mdx !== undefined) return '';
    }
    if (isIndentedCode(line)) return line;
    return fences.begins(line) ? line : normalizeLine(line, options);
  });
  return lines.join('\n');
}

function normalizeLine(line: string, options: SyntaxOptions): string {
  const { format, admonitionTitles = true, titledNames, asciiNames, isSpaced } = options;
  const read = asciiNames ? line.replace(foreignName, escapeFence) : line;
  const named = isSpaced === undefined ? read : withoutSpace(read, isSpaced);
  const titled = admonitionTitles
    ? named.replace(legacyAdmonition, (whole, fence: string, name: string, title: string) =>
        (titledNames?.has(name) ?? true) ? `${fence}${name}${titleOf(name, title)}` : whole,
      )
    : named;
  if (format === 'md' && isSpaced !== undefined) return titled.replace(emptyLink, '<a id="$1"></a>');
  if (format !== 'mdx') return titled;
  return withHeadingId(isSpaced === undefined ? titled : vitePressToMdx(titled));
}

function escapeFence(_: string, before: string, colons: string): string {
  return before + colons.replaceAll(':', '\\:');
}

function withoutSpace(line: string, isSpaced: (name: string) => boolean): string {
  const named = (whole: string, fence: string, name: string) => (isSpaced(name) ? fence + name : whole);
  return line.replace(spacedBlock, named).replace(mystBlock, named);
}

function titleOf(name: string, title: string): string {
  const [, text = title, attributes = ''] = name === 'details' ? (openDetails.exec(title) ?? []) : [];
  return `[${text}]${attributes}`;
}

/**
 * An id with spaces is left in the text, because in a comment it would end at the first space, and so is one in escaped
 * braces, which every parser reads as text.
 */
function withHeadingId(line: string): string {
  const [, before = '', id = ' '] = headingId.exec(line) ?? [];
  if (/(?<!\\)(?:\\\\)*\\$/.test(before)) return line;
  return /\s/.test(id) ? line.replace(strayHeadingId, '$1\\{#') : `${before}{/* #${unescapedId(id)} */}`;
}
