import { lineClassesOf } from '@docusaurus/inner/code/code-lines';
import { HighlightedCodeContext } from '@docusaurus/inner/code/highlighted-code';
import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import { CodeLines } from '@theme-original/content/code-block';
import { useContext } from 'react';

/** The code of a block, without its frame. */
export default function CodeBlockContent(_: { readonly className?: string }) {
  const { metadata, wordWrap } = useCodeBlockContext();
  const highlighted = useContext(HighlightedCodeContext);
  const { language, lineNumbersStart, code } = metadata;
  const written = {
    language,
    lineClasses: lineClassesOf(metadata),
    ...(lineNumbersStart !== undefined && { showLineNumbers: true, firstLine: lineNumbersStart }),
  };
  return (
    <pre ref={wordWrap.codeBlockRef}>
      <CodeLines {...(highlighted ?? written)}>{highlighted === undefined ? code : undefined}</CodeLines>
    </pre>
  );
}
