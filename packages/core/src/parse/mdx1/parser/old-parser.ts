import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { oncePerKey } from '../../../values/once-per-key.js';
import { readAdmonition } from './admonitions.js';
import { readEsm, readJsxBlock, readJsxTag } from './jsx.js';
import type { OldParser, Syntax } from './tokenizer.js';

interface ParserClass {
  new (text: string, file: VFile): OldParser;
  readonly prototype: OldParser;
}

/** Which syntax is read in addition to that of MDX 1. */
export interface OldSyntax {
  readonly admonitions: ReadonlySet<string>;
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly hasMath: boolean;
}

/** Parses a text as MDX 1 with the admonitions of Docusaurus 2, into the nodes of remark-parse 8 and remark-mdx 1. */
export type ParseOld = (text: string, syntax: OldSyntax) => Root;

/** Adds the syntax of plugins to a parser. */
export type AddOldSyntax = (parser: { readonly prototype: Syntax }) => void;

/**
 * Loads the packages of that time, which only sites with MDX 1 need. The function that it returns creates a parser for
 * each set of plugins.
 */
export async function loadOldParser(): Promise<(addSyntax: AddOldSyntax | undefined) => ParseOld> {
  const { Parser } = (await import('remark-parse-8')).default as unknown as { readonly Parser: ParserClass };
  const footnotes = (await import('remark-footnotes')).default as unknown as OldPlugin;
  const math = (await import('remark-math-3')).default as unknown as OldPlugin;
  const create = (addSyntax?: AddOldSyntax): ParseOld => {
    const [Plain, WithMath] = [mdx1Parser(Parser, footnotes), mdx1Parser(Parser, footnotes)];
    math.call({ Parser: WithMath }, {});
    for (const parser of [Plain, WithMath]) addSyntax?.(parser);
    return (text, { admonitions, hasMath }) => {
      const parser = new (hasMath ? WithMath : Plain)(text, new VFile(text));
      return Object.assign(parser, { admonitions }).parse();
    };
  };
  return oncePerKey(create);
}

/** A plugin of that time, which adds its syntax to the parser of a processor. */
type OldPlugin = (this: { readonly Parser: ParserClass }, options: object) => void;

/** A parser for MDX 1: the syntax of remark-parse 8, with JSX in place of HTML, footnotes, and admonitions. */
function mdx1Parser(Base: ParserClass, footnotes: OldPlugin): ParserClass {
  const parser = copyOf(Base);
  const { blockTokenizers: blocks, inlineTokenizers: inlines, blockMethods } = parser.prototype;
  Object.assign(blocks, { esSyntax: readEsm, html: readJsxBlock, admonition: readAdmonition });
  blockMethods.splice(blockMethods.indexOf('paragraph'), 0, 'esSyntax');
  inlines.html = Object.assign(readJsxTag, { locator: inlines.html?.locator });
  footnotes.call({ Parser: parser }, {});
  addAfterFences(parser.prototype);
  return parser;
}

/** Tries admonitions after fenced code, wherever that may begin. */
function addAfterFences({ blockMethods, interruptParagraph, interruptList, interruptBlockquote }: Syntax): void {
  blockMethods.splice(blockMethods.indexOf('fencedCode') + 1, 0, 'admonition');
  for (const interrupts of [interruptParagraph, interruptList, interruptBlockquote])
    interrupts.splice(interrupts.findIndex(([name]) => name === 'fencedCode') + 1, 0, ['admonition']);
}

/** A class with its own copies of the tokenizers, which plugins change. */
function copyOf(Base: ParserClass): ParserClass {
  class Copy extends Base {}
  const { prototype } = Base;
  Object.assign(Copy.prototype, {
    blockTokenizers: { ...prototype.blockTokenizers },
    blockMethods: [...prototype.blockMethods],
    inlineTokenizers: { ...prototype.inlineTokenizers },
    inlineMethods: [...prototype.inlineMethods],
    interruptParagraph: [...prototype.interruptParagraph],
    interruptList: [...prototype.interruptList],
    interruptBlockquote: [...prototype.interruptBlockquote],
  });
  return Copy;
}
