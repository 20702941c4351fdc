import { HighlightedCodeContext } from '@docusaurus/inner/code/highlighted-code';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from '@docusaurus/theme-common/code-blocks';
import type { CodeBlockProps } from '@theme/CodeBlock';
import CodeBlockLayout from '@theme/CodeBlock/Layout';

type CodeBlockStringProps = Omit<CodeBlockProps, 'children'> & { readonly children: string };

/** Code that consists of text. */
export default function CodeBlockString({ children, highlighted, ...props }: CodeBlockStringProps) {
  const metadata = createCodeBlockMetadata({ ...props, code: children });
  return (
    <HighlightedCodeContext value={highlighted}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </HighlightedCodeContext>
  );
}
