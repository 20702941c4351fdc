import { getLineProps, getTokenProps, linesOfHtml, linesOfText } from '@docusaurus/code-lines';
import { HighlightedCodeContext } from '@docusaurus/highlighted-code';
import { textOfHtml } from '@docusaurus/html-text';
import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import Line from '@theme/CodeBlock/Line';
import { CodeLines } from '@theme-original/content/code-block';
import { useContext } from 'react';

/** The code itself, drawn line by line, as the site has lines or pieces of its own. */
export default function CodeBlockContent() {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { html, ...highlighted } = useContext(HighlightedCodeContext) ?? {};
  const { language, lineNumbersStart, lineClassNames, code } = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  const lines =
    html === undefined ? linesOfText(code, (line) => lineClassNames[line] ?? []) : linesOfHtml(html, textOfHtml);
  return (
    <pre ref={wordWrap.codeBlockRef}>
      <CodeLines
        language={language}
        {...(isNumbered && { showLineNumbers: true, firstLine: lineNumbersStart })}
        {...highlighted}
        hasLines
      >
        {lines.map(({ tokens, classNames }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
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
