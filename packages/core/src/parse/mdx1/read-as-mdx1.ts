import type { Root } from 'mdast';
import { MarkdownSyntaxError } from '../markdown/markdown-syntax-error.js';
import { normalizeSyntax } from '../markdown/normalize-syntax.js';
import { parseMdx1, visibleText } from './parse-mdx1.js';
import type { OldSyntax, ParseOld } from './parser/old-parser.js';

/** The result of parsing a text as MDX 3. */
interface Reading {
  readonly tree: Root;
  /** The syntax error, if the text cannot be parsed; the tree is then empty. */
  readonly error: MarkdownSyntaxError | undefined;
}

/** The result of parsing a text as MDX 1. */
export interface Mdx1Reading {
  readonly tree: Root;
  /** The text that the tree's offsets refer to. */
  readonly text: string;
  /** Whether MDX 3 cannot parse the text, or shows readers something different. */
  readonly isOther: boolean;
}

/** How a text is parsed as MDX 1. */
export interface Mdx1Parsing {
  readonly syntax: OldSyntax;
  readonly parseOld: ParseOld;
}

/** Parses a text as MDX 1; undefined if it cannot. */
export function readAsMdx1(
  body: string,
  { tree, error }: Reading,
  { syntax, parseOld }: Mdx1Parsing,
): Mdx1Reading | undefined {
  const text = normalizeSyntax(body, { format: 'mdx1', admonitionTitles: false });
  try {
    const old = parseMdx1(text, syntax, parseOld);
    return { tree: old, text, isOther: error !== undefined || visibleText(old) !== visibleText(tree) };
  } catch (reason) {
    if (reason instanceof MarkdownSyntaxError) return undefined;
    throw reason;
  }
}
