import type { Root } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';

const features: Features = { directive: true, frontmatter: false };

/** The default parser: native, the same trees as remark's (see the differential test for the known differences). */
export function parseWithSatteri(text: string, format: 'md' | 'mdx'): Root {
  if (format === 'md') return markdownToMdast(text, { features }) as unknown as Root;
  try {
    return mdxToMdast(text, { features }) as unknown as Root;
  } catch (error) {
    throw syntaxErrorOf(error as Error);
  }
}

/** Messages read `line:column: reason (line:column) (rule)`. */
function syntaxErrorOf(error: Error): unknown {
  const match = /^(\d+):(\d+): ([^]*?)(?: \(\d+:\d+\))?(?: \([\w-]+:[\w-]+\))?$/.exec(error.message);
  return match === null ? error : new MarkdownSyntaxError(match[3] as string, Number(match[1]), Number(match[2]));
}
