import { type WrittenBlock, writtenBlock } from '@docusaurus/inner/code/written-block';
import MDXCode from '@theme/MDXComponents/Code';

export * from '@theme-original/content/code-block';

/** Code of a document, drawn by what the site has for code of all kinds, which knows blocks by their line breaks. */
export function CodeBlock(block: WrittenBlock) {
  return <MDXCode {...writtenBlock(block, '\n')} />;
}
