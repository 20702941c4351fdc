import type { Nodes, Root } from 'mdast';

/** A position in a text; line and column are 1-based. */
export interface OldPoint {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** Consumes the beginning of the remaining text, which becomes a node. */
export interface Eat {
  (text: string): (node: object) => Nodes;
  now(): OldPoint;
}

/** A parser of remark-parse 8, while it reads a text. */
export interface OldParser extends Syntax {
  /** Names of admonitions. */
  readonly admonitions: ReadonlySet<string>;
  /** The number of characters at the start of each line that belong to the blocks around the current one. */
  readonly offset: Readonly<Record<number, number>>;
  toOffset(point: { readonly line: number; readonly column: number }): number;
  /** Enters a block; returns what leaves it. */
  enterBlock(): () => void;
  tokenizeBlock(text: string, start: OldPoint): Nodes[];
  tokenizeInline(text: string, start: OldPoint): Nodes[];
  parse(): Root;
}

/**
 * Reads what the remaining text begins with, and eats it. If `silent`, it only returns whether the text begins with it.
 */
export interface Tokenizer {
  (this: OldParser, eat: Eat, text: string, silent?: boolean): unknown;
  /** Where an inline construct may begin next. */
  locator?: (text: string, from: number) => number;
  /** Whether it is read only at the top level. */
  notInBlock?: boolean;
}

/** What the prototype of a parser holds: its tokenizers, and the names of these in the order of trying them. */
export interface Syntax {
  blockTokenizers: Record<string, Tokenizer>;
  blockMethods: string[];
  inlineTokenizers: Record<string, Tokenizer>;
  inlineMethods: string[];
  interruptParagraph: string[][];
  interruptList: string[][];
  interruptBlockquote: string[][];
}

/** Lists without any syntax, to which plugins can add theirs. */
export function noSyntax(): Syntax {
  return {
    blockTokenizers: {},
    blockMethods: [],
    inlineTokenizers: {},
    inlineMethods: [],
    interruptParagraph: [],
    interruptList: [],
    interruptBlockquote: [],
  };
}

/** Whether the lists name any syntax. */
export function hasMethods({ blockMethods, inlineMethods }: Syntax): boolean {
  return blockMethods.length + inlineMethods.length > 0;
}
