import type { CodeBlockProps as HighlightedProps } from '@docsite/renderer/template';
import {
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from '@docusaurus/theme-common/code-blocks';
import { CodeBlock as Code } from '@theme-original/content/code-block';
import type { ReactNode } from 'react';

export interface CodeBlockProps {
  readonly children?: ReactNode;
  /** `language-js`. */
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean | number;
  readonly metastring?: string;
  /** Whether readers may edit it. */
  readonly live?: boolean;
  /** Set for code in documents: the code as highlighted when the site was built, and its text. */
  readonly highlighted?: HighlightedProps & { readonly text: string };
}

/** Code that a document or a component shows. */
export default function CodeBlock(props: CodeBlockProps) {
  const { children, className, language, title, highlighted, live, metastring } = props;
  const named = title === undefined ? {} : { title };
  // a wrapper may pass on other code
  if (highlighted !== undefined && children === highlighted.text) return <Code {...highlighted} {...named} />;
  const shown = parseCodeBlockTitle(metastring) || title;
  const firstLine = getLineNumbersStart(props);
  const name = language ?? parseLanguage(className) ?? 'text';
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : undefined;
  const drawn = text === undefined || live ? { code: text ?? children } : linesOf(text, metastring);
  return (
    <Code
      language={name}
      {...(shown && { title: shown })}
      {...(drawn.hasLines && { hasLines: true })}
      {...(firstLine !== undefined && { showLineNumbers: true, firstLine })}
      {...(live && { live, noInline: metastring?.includes('noInline') ?? false })}
    >
      {drawn.code}
    </Code>
  );
}

interface DrawnCode {
  readonly code: ReactNode;
  readonly hasLines?: boolean;
}

/** Code without the comments that highlight lines, which are elements where some are highlighted. */
function linesOf(text: string, metastring: string | undefined): DrawnCode {
  const { code, lineClassNames } = parseLines(text, { metastring });
  if (Object.keys(lineClassNames).length === 0) return { code };
  const lines = code.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
    <span key={index} className={lineClassNames[index] === undefined ? 'line' : 'line highlighted'}>
      {`${line}\n`}
    </span>
  ));
  return { code: lines, hasLines: true };
}
