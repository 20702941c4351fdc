/**
 * Indents the lines on which a value of YAML continues more than the line of its beginning; `undefined` if it ends on
 * that line.
 *
 * @param start The offset of the value: a text in quotes, or a list or map in brackets.
 */
export function indentContinuation(text: string, start: number): string | undefined {
  const end = endOfFlow(text, start);
  const value = text.slice(start, end);
  if (end === undefined || !value.includes('\n')) return undefined;
  const [indentation = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1)) ?? [];
  return text.slice(0, start) + value.replaceAll('\n', `\n${indentation} `) + text.slice(end);
}

/** The offset after a quoted text, or a list or map in brackets, that begins at `start`; `undefined` if it is open. */
function endOfFlow(text: string, start: number): number | undefined {
  let depth = 0;
  for (let offset = start; offset < text.length; offset++) {
    const sign = text[offset];
    if (sign === '"' || sign === "'") {
      // others are apostrophes in a text
      if (depth > 0 && !/[\s[{,:]/.test(text.charAt(offset - 1))) continue;
      const end = endOfQuote(text, offset);
      if (end === undefined) return undefined;
      offset = end - 1;
    } else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    else if (sign === '#' && /\s/.test(text.charAt(offset - 1))) offset = endOfLine(text, offset) - 1;
    if (depth === 0) return offset + 1;
  }
  return undefined;
}

function endOfQuote(text: string, start: number): number | undefined {
  const quoted = text[start] === '"' ? /"(?:[^"\\]|\\.)*"/sy : /'(?:[^']|'')*'/y;
  quoted.lastIndex = start;
  return quoted.test(text) ? quoted.lastIndex : undefined;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
