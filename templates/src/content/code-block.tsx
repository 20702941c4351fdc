import { type CodeBlockProps, CodeContext, classNames, type LineClasses } from '@docsite/renderer/template';
import { type CSSProperties, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** The code of a block: highlighted HTML, or what a component has written. */
export interface BlockCode extends Partial<Omit<CodeBlockProps, 'title'>> {
  /** Used instead of `html`; text is highlighted on the server. */
  readonly children?: ReactNode;
  /** The classes of lines of `children`, if these are text. */
  readonly lineClasses?: LineClasses | undefined;
}

interface BlockProps extends BlockCode, Pick<Partial<CodeBlockProps>, 'title'> {
  readonly className?: string | undefined;
}

/** A block of code. */
export function CodeBlock({ title, className, ...code }: BlockProps) {
  const frame = classNames('code-frame', className);
  if (title === undefined) {
    return (
      <div className={frame}>
        <pre>
          <CodeLines {...code} />
        </pre>
      </div>
    );
  }
  return (
    <figure className={frame}>
      <figcaption className="code-title">{title}</figcaption>
      <pre>
        <CodeLines {...code} />
      </pre>
    </figure>
  );
}

/** The lines of a block of code, in its `<pre>`. */
export function CodeLines({
  html,
  language = 'text',
  showLineNumbers,
  firstLine = 1,
  hasLines,
  lineClasses = noClasses,
  children,
}: BlockCode) {
  const numbered = showLineNumbers === true;
  const start = { '--first-line': firstLine - 1 } as CSSProperties;
  const text = html === undefined ? textOf(children) : undefined;
  const areLines = hasLines || numbered || lineClasses.size > 0;
  const props = {
    className: `language-${language}`,
    'data-lines': areLines ? '' : undefined,
    'data-numbered': numbered ? '' : undefined,
    ...(numbered && firstLine !== 1 && { style: start }),
  };
  if (text !== undefined)
    return <WrittenCode {...props} text={text} language={language} lines={areLines ? lineClasses : undefined} />;
  if (html === undefined) return <code {...props}>{children}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted when parsing
  return <code {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}

const noClasses: LineClasses = new Map();

/** The text of children that are nothing else. */
function textOf(children: ReactNode): string | undefined {
  if (typeof children === 'string') return children;
  const isText = Array.isArray(children) && children.every((part) => typeof part === 'string');
  return isText ? children.join('') : undefined;
}

interface WrittenCodeProps extends HTMLAttributes<HTMLElement> {
  readonly text: string;
  readonly language: string;
  /** The classes of lines, if lines are elements. */
  readonly lines: LineClasses | undefined;
}

/** Code written by a component. Only the server highlights it: hydration compares texts, and keeps the elements. */
function WrittenCode({ text, language, lines, ...props }: WrittenCodeProps) {
  const html = useContext(CodeContext)?.(text, language, lines);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted
  if (html !== undefined) return <code {...props} dangerouslySetInnerHTML={{ __html: html }} />;
  if (lines === undefined) return <code {...props}>{text}</code>;
  return (
    <code {...props}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <span key={index} className={classNames('line', ...(lines.get(index + 1) ?? []))}>
          {`${line}\n`}
        </span>
      ))}
    </code>
  );
}
