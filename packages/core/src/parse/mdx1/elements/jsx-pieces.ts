import { voidElement } from '../../../html/void-element.js';
import { type CodeEnd, endOfCode, readableCode } from './jsx-code.js';

/** An attribute as written. */
export interface WrittenAttribute {
  /** Absent for `{...props}`. */
  readonly name?: string;
  /** `true` if it has none. */
  readonly value: true | { readonly text: string } | { readonly code: string };
}

/** A piece of JSX text; offsets count from the start of the text. */
export type JsxPiece =
  | {
      readonly kind: 'text' | 'expression' | 'comment';
      readonly value: string;
      readonly start: number;
      readonly end: number;
    }
  | UnclosedPiece
  | {
      readonly kind: 'open' | 'close' | 'whole';
      /** `null` for a fragment. */
      readonly name: string | null;
      readonly attributes: readonly WrittenAttribute[];
      readonly start: number;
      readonly end: number;
    };

/** An expression without its `{`, or a tag, that continues after the text. */
export interface UnclosedPiece {
  readonly kind: 'unclosed';
  readonly value: string;
  readonly closedBy: CodeEnd;
  /** The error to report if it does not continue. */
  readonly error: JsxError;
  readonly start: number;
  readonly end: number;
}

/** JSX that cannot be parsed, with the offset of the cause. */
export class JsxError extends Error {
  override readonly name: string = 'JsxError';

  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** JSX that is not closed within the text. */
class UnclosedError extends JsxError {
  override readonly name = 'UnclosedError';
}

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const elementName = /[A-Za-z_$][\w$.:-]*/y;
const attributeName = /[A-Za-z_$:@][\w$.:@-]*/y;
const equals = /\s*=\s*/y;
const plainValue = /"([^"]*)"|'([^']*)'|([^\s"'=<>`{}]+)/y;

/**
 * The piece of JSX text that begins at an offset: a tag, an expression, a comment, or the text before one of these.
 * Throws a `JsxError`.
 */
export function readJsxPiece(text: string, start: number): JsxPiece {
  if (text[start] === '{') {
    const end = findEndOfExpression(text, start);
    if (end !== undefined) {
      const code = text.slice(start + 1, end - 1);
      return { kind: 'expression', value: readableCode(code) ?? code, start, end };
    }
    const error = new UnclosedError('the expression is not closed', start);
    return { kind: 'unclosed', value: text.slice(start + 1), closedBy: '}', error, start, end: text.length };
  }
  if (text[start] === '<' && /^<(?:[A-Za-z_$/>]|!)/.test(text.slice(start, start + 2)))
    return tagOrBeginning(text, start);
  const next = /[{<]/g;
  next.lastIndex = start + 1;
  const end = next.exec(text)?.index ?? text.length;
  return { kind: 'text', value: text.slice(start, end), start, end };
}

/** Whether elements with this name have no content, and thus need no `/` in their tags. */
export function isVoidElement(name: string | null): boolean {
  return name !== null && voidElement.test(name);
}

function tagOrBeginning(text: string, start: number): JsxPiece {
  try {
    return tagAt(text, start);
  } catch (error) {
    if (!(error instanceof UnclosedError)) throw error;
    return { kind: 'unclosed', value: text.slice(start), closedBy: '>', error, start, end: text.length };
  }
}

function tagAt(text: string, start: number): JsxPiece {
  if (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start);
    if (end === -1) throw new JsxError('the comment is not closed', start);
    return { kind: 'comment', value: text.slice(start + 4, end), start, end: end + 3 };
  }
  const isClosing = text[start + 1] === '/';
  const named = match(elementName, text, start + (isClosing ? 2 : 1));
  const name = named?.[0] ?? null;
  let at = skipSpace(text, start + (isClosing ? 2 : 1) + (name?.length ?? 0));
  const attributes: WrittenAttribute[] = [];
  while (text[at] !== '>' && !text.startsWith('/>', at)) {
    const [attribute, end] = attributeAt(text, at);
    attributes.push(attribute);
    at = skipSpace(text, end);
  }
  const isWhole = text[at] === '/' || isVoidElement(name);
  const opening = isWhole ? 'whole' : 'open';
  return { kind: isClosing ? 'close' : opening, name, attributes, start, end: at + (text[at] === '/' ? 2 : 1) };
}

function attributeAt(text: string, start: number): [WrittenAttribute, end: number] {
  if (text[start] === '{') {
    const end = endOfExpression(text, start);
    return [{ value: { code: text.slice(start + 1, end - 1) } }, end];
  }
  const name = match(attributeName, text, start)?.[0];
  if (name === undefined) throw new JsxError('this is no attribute of an element', start);
  const afterName = start + name.length;
  const sign = match(equals, text, afterName)?.[0];
  if (sign === undefined) return [{ name, value: true }, afterName];
  const at = afterName + sign.length;
  if (text[at] === '{') {
    const end = endOfExpression(text, at);
    return [{ name, value: { code: text.slice(at + 1, end - 1) } }, end];
  }
  if (text[at] === '<') {
    const end = at + lengthOfElement(text, at);
    const code = text.slice(at, end);
    return [{ name, value: { code: readableCode(code) ?? code } }, end];
  }
  const plain = match(plainValue, text, at);
  if (plain === null) throw new JsxError(`the attribute '${name}' has no value`, at);
  return [{ name, value: { text: plain[1] ?? plain[2] ?? plain[3] ?? '' } }, at + plain[0].length];
}

/** The length of the element that begins at an offset. */
function lengthOfElement(text: string, start: number): number {
  const length = endOfCode('', text.slice(start), '>');
  if (length === undefined) throw new UnclosedError('the element is not closed', start);
  return length;
}

function endOfExpression(text: string, start: number): number {
  const end = findEndOfExpression(text, start);
  if (end === undefined) throw new UnclosedError('the expression is not closed', start);
  return end;
}

/** The offset after the `}` that closes an expression: the first one that makes it valid JavaScript. */
function findEndOfExpression(text: string, start: number): number | undefined {
  const end = endOfCode('', text.slice(start + 1), '}');
  return end === undefined ? undefined : start + 1 + end;
}

function skipSpace(text: string, at: number): number {
  const end = at + (match(space, text, at)?.[0].length ?? 0);
  if (end >= text.length) throw new UnclosedError('the tag is not closed', at);
  return end;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
