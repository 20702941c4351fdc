import { withoutComments } from '../../mdx/code/expression-names.js';
import { ModuleSyntaxError, parseModule } from '../../mdx/code/parse-module.js';

/** The character that closes an expression or a tag. */
export type CodeEnd = '}' | '>';

/** The offset after the character that closes an expression or an element in a text, given the code before the text. */
export function endOfCode(before: string, text: string, closedBy: CodeEnd): number | undefined {
  const length = closedBy === '>' ? 1 : 0;
  for (let end = text.indexOf(closedBy); end !== -1; end = text.indexOf(closedBy, end + 1))
    if (isExpression(before + text.slice(0, end + length))) return end + 1;
  return undefined;
}

function isExpression(code: string): boolean {
  return readableCode(code) !== undefined;
}

/**
 * An expression in which `>` and `}` in the text of elements, which Babel takes for text, are entities; `undefined` if
 * the code is not JavaScript.
 */
export function readableCode(code: string): string | undefined {
  const problem = problemOf(code);
  if (problem === undefined) return code;
  const escaped = escapeAt(code, problem);
  return escaped === undefined ? undefined : readableCode(escaped);
}

function problemOf(code: string): ModuleSyntaxError | undefined {
  if (withoutComments(code) === '') return undefined;
  const [before, after] = bracketsAround(code);
  try {
    parseModule(`${before}${code}\n${after}`);
    return undefined;
  } catch (error) {
    if (error instanceof ModuleSyntaxError) return error;
    throw error;
  }
}

/** Makes code a statement. */
function bracketsAround(code: string): [before: string, after: string] {
  return withoutComments(code).startsWith('...') ? ['({', '})'] : ['(', ')'];
}

/** The entities that JSX has for characters that need them. */
const entities: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/** Replaces the character in the text of an element that a syntax error is about, if it is about one. */
function escapeAt(code: string, { message, line, column }: ModuleSyntaxError): string | undefined {
  const character = /^Unexpected token `([>}])`. Did you mean `&/.exec(message)?.[1] ?? '';
  const linesBefore = code.split('\n').slice(0, line - 1);
  const start = linesBefore.reduce((offset, { length }) => offset + length + 1, 0);
  const at = start + column - (line === 1 ? bracketsAround(code)[0].length : 0);
  return code[at] === character ? `${code.slice(0, at)}${entities[character]}${code.slice(at + 1)}` : undefined;
}
