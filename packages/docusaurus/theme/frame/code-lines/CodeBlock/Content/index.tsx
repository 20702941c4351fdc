import { getLineProps, getTokenProps, linesOfHtml, linesOfText } from '@docusaurus/inner/code/code-lines';
import { HighlightedCodeContext } from '@docusaurus/inner/code/highlighted-code';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import { OwnNumbersContext } from '@docusaurus/inner/code/line-numbers';
import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import Line from '@theme/CodeBlock/Line';
import { CodeLines } from '@theme-original/content/code-block';
import { useContext } from 'react';

/** The code of a block, composed line by line, for sites that replace the components for lines or tokens. */
export default function CodeBlockContent() {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { html, ...highlighted } = useContext(HighlightedCodeContext) ?? {};
  const { language, lineNumbersStart, lineClassNames, code } = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  const hasOwnNumbers = useContext(OwnNumbersContext) && isNumbered;
  const lines =
    html === undefined ? linesOfText(code, (line) => lineClassNames[line] ?? []) : linesOfHtml(html, textOfHtml);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      {...(hasOwnNumbers && { style: { counterReset: `line-count ${lineNumbersStart - 1}` } })}
    >
      <CodeLines
        language={language}
        {...(isNumbered && { showLineNumbers: true, firstLine: lineNumbersStart })}
        {...highlighted}
        {...(hasOwnNumbers && { showLineNumbers: false })}
        hasLines
      >
        {lines.map(({ tokens, classNames }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
            key={index}
            line={tokens}
            classNames={classNames}
            showLineNumbers={isNumbered}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
          />
        ))}
      </CodeLines>
    </pre>
  );
}
