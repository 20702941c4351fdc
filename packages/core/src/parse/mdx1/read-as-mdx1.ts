import type { Root } from 'mdast';
import { MarkdownSyntaxError } from '../markdown/markdown-syntax-error.js';
import { normalizeSyntax } from '../markdown/normalize-syntax.js';
import type { SyntaxExtensions } from '../markdown/remark-parser.js';
import { endLists } from './list-ends.js';
import { indentFences } from './list-fences.js';
import { parseMdx1, visibleText } from './parse-mdx1.js';
import { alignTables } from './tables.js';

/** A text as MDX 3 reads it. */
interface Reading {
  readonly tree: Root;
  /** Why it cannot be read; then the tree is empty. */
  readonly error: MarkdownSyntaxError | undefined;
  readonly syntax: SyntaxExtensions | undefined;
}

/** A text as MDX 1 reads it. */
export interface Mdx1Reading {
  readonly tree: Root;
  /** What the offsets of the tree count in. */
  readonly text: string;
  /**
   * Lines that were changed: of tables, given as many cells as the first one has, and of code in lists, given its
   * spaces.
   */
  readonly changedLines: ReadonlySet<number>;
}

/**
 * What MDX 1 may read otherwise: tags that begin lines or stand in headings, references in these, braces, `*` and `_`
 * beside spaces, signs or letters, code by indentation, `\` at the end of a line or before signs that it does not
 * escape.
 */
const mayDiffer =
  /^[ \t>]*<[A-Za-z>/]|^#.*(?:<|\]\[)|\{|\s\*\*|\S[ \t]+\*[ \t]|[^\s\w*]\*+[\p{L}\p{N}]|[\p{L}\p{N}]\*+[^\s\w*]|\s__?\s|[\p{L}\p{N}]__[\p{L}\p{N}]|[\p{L}\p{N}]_\w.*_(?!\w)|\\[\n"$%&',/:;<=?@^]|\n[ \t]*\n(?: {4}|\t)/mu;

/**
 * Reads a text as MDX 1 did, where MDX 3 cannot read it or shows readers something else; nothing where both agree, or
 * where MDX 1 cannot read it.
 */
export function readAsMdx1(body: string, { tree, error, syntax }: Reading): Mdx1Reading | undefined {
  const written = normalizeSyntax(body, { format: 'mdx1' });
  const { text: indented, changedLines: ofFences } = indentFences(endLists(written));
  const { text, alignedLines } = alignTables(indented);
  const changedLines = new Set([...ofFences, ...alignedLines]);
  if (error === undefined && changedLines.size === 0 && !mayDiffer.test(body)) return undefined;
  try {
    const old = parseMdx1(text, syntax);
    if (error === undefined && visibleText(old) === visibleText(tree)) return undefined;
    return { tree: old, text, changedLines };
  } catch (reason) {
    if (reason instanceof MarkdownSyntaxError) return undefined;
    throw reason;
  }
}
