import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { ReactContextError } from './react-hooks.js';

export interface CodeBlockProps {
  readonly code: string;
  readonly className?: string;
  readonly language?: string;
  readonly defaultLanguage?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number;
}

/** A code block: its text without the comments that mark lines, and the facts in its fence. */
export interface CodeBlockMetadata {
  readonly codeInput: string;
  readonly code: string;
  readonly className: string;
  readonly language: string;
  readonly title: ReactNode;
  readonly lineNumbersStart: number | undefined;
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** The title in the metadata of a fence. */
export function parseCodeBlockTitle(metastring = ''): string {
  return /title=(["'])(.*?)\1/.exec(metastring)?.[2] ?? '';
}

/** The language that a class names. */
export function parseLanguage(className = ''): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

/** The number of the first line, where lines are numbered. */
export function getLineNumbersStart({ showLineNumbers, metastring = '' }: Partial<CodeBlockProps>): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined;
  const asked = /showLineNumbers(?:=(\d+))?/.exec(metastring);
  return asked === null ? undefined : Number(asked[1] ?? 1);
}

/** Whether the metadata of a fence ask for line numbers. */
export function containsLineNumbers(metastring?: string): boolean {
  return metastring?.includes('showLineNumbers') ?? false;
}

const highlighted = 'theme-code-block-highlighted-line';
const mark = /^\s*(?:\/\/|#|--|%|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** The code without the comments that highlight lines, and the lines that these and the fence highlight. */
export function parseLines(code: string, { metastring = '' }: { readonly metastring?: string | undefined } = {}) {
  const named = /\{([\d,\s-]+)\}/.exec(metastring)?.[1];
  const classNames: Record<number, string[]> = {};
  for (const line of named === undefined ? [] : rangeOf(named)) classNames[line - 1] = [highlighted];
  if (named !== undefined) return { lineClassNames: classNames, code: code.replace(/\r?\n$/, '') };
  const lines: string[] = [];
  let [isInside, isNext] = [false, false];
  for (const line of code.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const kind = mark.exec(line)?.[1];
    if (kind !== undefined) {
      isNext = kind === 'next-line';
      if (!isNext) isInside = kind === 'start';
      continue;
    }
    if (isInside || isNext) classNames[lines.length] = [highlighted];
    isNext = false;
    lines.push(line);
  }
  return { lineClassNames: classNames, code: lines.join('\n') };
}

/** The line numbers in a range such as `1,3-5`. */
function rangeOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
}

/** Reads the facts about a code block from its text and its fence. */
export function createCodeBlockMetadata(props: CodeBlockProps): CodeBlockMetadata {
  const { className = '', metastring, defaultLanguage } = props;
  const language = (props.language ?? parseLanguage(className) ?? defaultLanguage ?? 'text').toLowerCase();
  const named = parseLanguage(className) === undefined ? `${className} language-${language}`.trim() : className;
  return {
    codeInput: props.code,
    ...parseLines(props.code, { metastring }),
    className: named,
    language,
    title: parseCodeBlockTitle(metastring) || props.title,
    lineNumbersStart: getLineNumbersStart(props),
  };
}

/** CSS properties for the plain text of a theme for code. */
export function getPrismCssVariables({ plain }: { readonly plain: Readonly<Record<string, unknown>> }) {
  const names = { color: '--prism-color', backgroundColor: '--prism-background-color' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (typeof plain[key] === 'string' ? [[name, plain[key]]] : [])),
  );
}

/** Whether long lines of a block are wrapped, whether there are any, and a function that toggles wrapping. */
export function useCodeWordWrap() {
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  const codeBlockRef = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null) return undefined;
    const measure = () => setScrollable(block.scrollWidth > block.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(block);
    return () => sizes.disconnect();
  }, []);
  const toggle = () => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code)
      Object.assign(code.style, isEnabled ? { whiteSpace: '', width: '' } : { whiteSpace: 'pre-wrap', width: 'auto' });
    setEnabled(!isEnabled);
  };
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}

interface CodeBlockContextValue {
  readonly metadata: CodeBlockMetadata;
  readonly wordWrap: ReturnType<typeof useCodeWordWrap>;
}

const CodeBlockContext = createContext<CodeBlockContextValue | null>(null);

/** Provides the parts of a code block with the facts about it. */
export function CodeBlockContextProvider({
  children,
  ...value
}: CodeBlockContextValue & { readonly children?: ReactNode }) {
  return <CodeBlockContext value={value}>{children}</CodeBlockContext>;
}

/** The code block around a component. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext);
  if (value === null) throw new ReactContextError('CodeBlockContextProvider');
  return value;
}
