import { type Expression, parseExpressionAt } from 'acorn';

/** The call that begins at a place of code and ends with its arguments, whatever stands after it. */
export function callAt(code: string, at: number): Expression | undefined {
  for (let end = code.indexOf(')', at); end !== -1; end = code.indexOf(')', end + 1))
    try {
      return parseExpressionAt(code.slice(0, end + 1), at, { ecmaVersion: 'latest' });
    } catch {
      // a parenthesis in its arguments
    }
  return undefined;
}
