import type { Root } from 'mdast';
import { MarkdownSyntaxError } from '../markdown/markdown-syntax-error.js';
import { normalizeSyntax } from '../markdown/normalize-syntax.js';
import type { SyntaxExtensions } from '../markdown/remark-parser.js';
import { parseMdx1, visibleText } from './parse-mdx1.js';
import { isOfCharacter, openReference } from './syntax/reference-syntax.js';
import { endLists } from './text/list-ends.js';
import { indentFences } from './text/list-fences.js';
import { escapeMarkers } from './text/list-markers.js';
import { alignTables } from './text/tables.js';

/** The result of parsing a text as MDX 3. */
interface Reading {
  readonly tree: Root;
  /** The syntax error, if the text cannot be parsed; the tree is then empty. */
  readonly error: MarkdownSyntaxError | undefined;
  readonly syntax: SyntaxExtensions | undefined;
}

/** The result of parsing a text as MDX 1. */
export interface Mdx1Reading {
  readonly tree: Root;
  /** The text that the tree's offsets refer to. */
  readonly text: string;
  /**
   * Numbers of lines that were changed: delimiter rows of tables, which get as many cells as the first row, code in
   * lists, which gets indented, and markers such as `1)`, which are text.
   */
  readonly changedLines: ReadonlySet<number>;
}

/** Syntax that MDX 1 may read differently, besides character references without a semicolon. */
const differences: readonly RegExp[] = [
  // tags at the start of lines or in headings, and references in these
  /^[ \t>]*<[A-Za-z>/]|^#.*(?:<|\]\[)/u,
  // expressions
  /\{/u,
  // `*` and `_` next to spaces, punctuation or letters
  /\s\*\*|\S[ \t]+\*[ \t]|[^\s\w*]\*+[\p{L}\p{N}]|[\p{L}\p{N}]\*+[^\s\w*]/u,
  /\s__?\s|[\p{L}\p{N}]__[\p{L}\p{N}]|[\p{L}\p{N}]_\w.*_(?!\w)/u,
  // `\` at the end of a line, or before characters that it does not escape
  /\\[\n"$%&',/:;<=?@^]/u,
  // indented code
  /\n[ \t]*\n(?: {4}|\t)/u,
];

const mayDiffer = new RegExp(differences.map(({ source }) => source).join('|'), 'mu');

/**
 * Parses a text as MDX 1, if MDX 3 cannot parse it or shows readers something different; undefined if both agree, or if
 * MDX 1 cannot parse it.
 */
export function readAsMdx1(body: string, { tree, error, syntax }: Reading): Mdx1Reading | undefined {
  const written = normalizeSyntax(body, { format: 'mdx1' });
  const { text: escaped, changedLines: ofMarkers } = escapeMarkers(written);
  const { text: indented, changedLines: ofFences } = indentFences(endLists(escaped));
  const { text, alignedLines } = alignTables(indented);
  const changedLines = new Set([...ofMarkers, ...ofFences, ...alignedLines]);
  if (error === undefined && changedLines.size === 0 && !mayDiffer.test(body) && !hasOpenReference(body))
    return undefined;
  try {
    const old = parseMdx1(text, syntax);
    if (error === undefined && visibleText(old) === visibleText(tree)) return undefined;
    return { tree: old, text, changedLines };
  } catch (reason) {
    if (reason instanceof MarkdownSyntaxError) return undefined;
    throw reason;
  }
}

function hasOpenReference(text: string): boolean {
  return [...text.matchAll(new RegExp(openReference, 'g'))].some(([reference]) => isOfCharacter(reference));
}
