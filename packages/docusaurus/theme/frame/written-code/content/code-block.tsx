import ThemeCodeBlock, { type CodeBlockProps } from '@theme/CodeBlock';
import { CodeBlock as Code } from '@theme-original/content/code-block';
import type { ComponentProps } from 'react';

export * from '@theme-original/content/code-block';

/** Code of a document: highlighted, or with a text or settings that are computed, which a component reads. */
export function CodeBlock(block: ComponentProps<typeof Code>) {
  return block.html === undefined ? <ThemeCodeBlock {...(block as CodeBlockProps)} /> : <Code {...block} />;
}
