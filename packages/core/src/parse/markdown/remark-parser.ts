import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';
import { tooDeep } from './nesting.js';

/** Syntax added to the parser: extensions for micromark, and for converting its tokens to nodes. */
export interface SyntaxExtensions {
  readonly micromarkExtensions: readonly unknown[];
  readonly fromMarkdownExtensions: readonly unknown[];
}

const md = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze();

/** The reference parser: remark-parse with GFM, directives and, for MDX, remark-mdx. */
export function parseWithRemark(text: string, format: 'md' | 'mdx', syntax?: SyntaxExtensions): Root {
  const processor = format === 'mdx' ? mdx : md;
  try {
    return (syntax === undefined ? processor : extended(processor, syntax)).parse(text) as Root;
  } catch (error) {
    throw syntaxErrorOf(error as VFileMessage | RangeError);
  }
}

function extended(processor: typeof md | typeof mdx, syntax: SyntaxExtensions): Processor {
  return (processor() as unknown as Processor).use(function (this: Processor) {
    const data = this.data() as Record<keyof SyntaxExtensions, unknown[]>;
    for (const name of ['micromarkExtensions', 'fromMarkdownExtensions'] as const)
      data[name] = [...(data[name] ?? []), ...syntax[name]];
  });
}

/** The error about an unclosed element has no position: its message says where the element begins. */
function syntaxErrorOf(message: VFileMessage | RangeError): unknown {
  if (message instanceof RangeError) return tooDeep();
  if (typeof message.reason !== 'string') return message;
  const unclosed = /^(.*) \((\d+):(\d+)-\d+:\d+\)( before the end of `\w+`)?$/s.exec(message.reason);
  if (unclosed !== null) {
    const [, reason = '', line, column, where = ''] = unclosed;
    return new MarkdownSyntaxError(reason + where, Number(line), Number(column));
  }
  const { place } = message;
  const point = place !== undefined && 'start' in place ? place.start : place;
  return new MarkdownSyntaxError(
    message.reason,
    point?.line ?? message.line ?? 1,
    point?.column ?? message.column ?? 1,
  );
}
