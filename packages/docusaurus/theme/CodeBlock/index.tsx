import type { CodeBlockProps as HighlightedProps } from '@docsite/renderer/template';
import { lineClassesOf } from '@docusaurus/inner/code/code-lines';
import { EditorContext } from '@docusaurus/inner/code/editor-context';
import {
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from '@docusaurus/theme-common/code-blocks';
import { type BlockCode, CodeBlock as Code } from '@theme-original/content/code-block';
import { type ReactNode, useContext } from 'react';

export interface CodeBlockProps {
  readonly children?: ReactNode;
  /** `language-js`, and classes of the block. */
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
  const Editor = useContext(EditorContext);
  if (live && Editor !== undefined) return <Editor {...props} />;
  const named = title === undefined ? {} : { title };
  // a wrapper may pass on other code
  if (highlighted !== undefined && children === highlighted.text) return <Code {...highlighted} {...named} />;
  const shown = parseCodeBlockTitle(metastring) || title;
  const firstLine = getLineNumbersStart(props);
  const name = language ?? parseLanguage(className) ?? 'text';
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : undefined;
  const written = text === undefined || live ? { children: text ?? children } : linesOf(text, metastring);
  return (
    <Code
      language={name}
      className={withoutLanguage(className)}
      {...(shown && { title: shown })}
      {...(firstLine !== undefined && { showLineNumbers: true, firstLine })}
      {...(live && { live, noInline: metastring?.includes('noInline') ?? false })}
      {...written}
    />
  );
}

/** The classes of the block itself; the class of its language is set on the `<code>`. */
function withoutLanguage(className: string | undefined): string | undefined {
  return className?.replace(/(?:^|\s)language-\S+/, '').trim() || undefined;
}

/** Code without the comments that highlight lines, and the classes of its lines. */
function linesOf(text: string, metastring: string | undefined): BlockCode {
  const lines = parseLines(text, { metastring });
  return { children: lines.code, lineClasses: lineClassesOf(lines) };
}
