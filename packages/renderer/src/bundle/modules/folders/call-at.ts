import { type Expression, parseExpressionAt } from 'acorn';

/** Parses the call expression that begins at an offset, whatever follows its arguments. */
export function callAt(code: string, at: number): Expression | undefined {
  for (let end = code.indexOf(')', at); end !== -1; end = code.indexOf(')', end + 1))
    try {
      return parseExpressionAt(code.slice(0, end + 1), at, { ecmaVersion: 'latest' });
    } catch {
      // a parenthesis inside the arguments
    }
  return undefined;
}
