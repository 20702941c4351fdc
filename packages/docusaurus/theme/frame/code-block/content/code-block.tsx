import { type WrittenBlock, writtenBlock } from '@docusaurus/inner/code/written-block';
import ThemeCodeBlock from '@theme/CodeBlock';

export * from '@theme-original/content/code-block';

/** Code of a document, drawn by the site. */
export function CodeBlock(block: WrittenBlock) {
  return <ThemeCodeBlock {...writtenBlock(block)} />;
}
