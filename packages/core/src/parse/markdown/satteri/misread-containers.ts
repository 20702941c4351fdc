/** Whether Sätteri loses words, module code or ends of the containers of a text, `:::name`. */
export function isMisreadContainer(text: string, format: 'md' | 'mdx'): boolean {
  return text.includes(':::') && (losesText.test(text) || missesFence(text) || misreadsCode(text, format));
}

/** The beginning of an `import` or `export` that is not a sentence. */
const moduleCode =
  /^(?:import\b(?:.*\bfrom)?\s*['"]|export\s+(?:const|let|var|function|async|class|default|\{|\*)|import\s*\{)/;

/**
 * Whether code in a container is misread: a `:::` in a fence closes the container, and with it the code, which Sätteri
 * 0.10 continues; an `import` or `export` of MDX is text to it there.
 */
function misreadsCode(text: string, format: 'md' | 'mdx'): boolean {
  let [open, code] = [0, ''];
  for (const line of text.split('\n')) {
    const [, colons, name] = /^[ \t>]*(:{3,})[ \t]*([\w{[]?)/.exec(line) ?? [];
    const [, marks = ''] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (code !== '') {
      if (colons !== undefined && name === '') return true;
      if (marks.startsWith(code)) code = '';
    } else if (colons !== undefined) open += name === '' ? -1 : 1;
    else if (open > 0 && format === 'mdx' && moduleCode.test(line)) return true;
    else if (open > 0) code = marks;
  }
  return false;
}

/**
 * Whether a `:::` follows a table or a definition without a blank line: Sätteri 0.10 reads it as a row or as text, so
 * that the container extends to the end of the page.
 */
function missesFence(text: string): boolean {
  let inBlock = false;
  for (const line of text.split('\n')) {
    if (/^[ \t>]*:{3,}[ \t]*$/.test(line)) {
      if (inBlock) return true;
    } else if (/^[ \t>]*(?::::|$)/.test(line)) inBlock = false;
    else inBlock ||= line.includes('|') || /^[ \t>]*\[(?!\^)[^\]]+\]:/.test(line);
  }
  return false;
}

/** A text in which brackets are in pairs, as labels of directives must be: up to three levels of them. */
const balanced = String.raw`(?:[^[\]\\\n]|\\.|\[(?:[^[\]\\\n]|\\.|\[(?:[^[\]\\\n]|\\.)*\])*\])*`;

const attributeValue = String.raw`"[^"\n&]*"|'[^'\n&]*'|[^\s"'<=>\x60{}&]+`;
const namedAttribute = String.raw`[A-Za-z_:][\w:.-]*(?:[ \t]*=[ \t]*(?:${attributeValue}))?`;
const idsAndClasses = String.raw`(?:[#.][^\s"'<=>\x60{}#.&]+)+`;
const attribute = `(?:${namedAttribute}|${idsAndClasses})`;

/** Attributes of a directive that Sätteri and remark read alike: Sätteri does not decode character references. */
const attributes = String.raw`[ \t]*(?:${attribute}(?:[ \t]+${attribute})*[ \t]*)?`;

/**
 * Constructs that lose text in Sätteri 0.10: the `\` at the end of the line before a `:::`, and words, punctuation, a
 * label without an end or malformed attributes after the name of a container, which make it plain text.
 */
const losesText = new RegExp(
  [
    String.raw`\\\n[ \t>]*:{3,}[ \t]*$`,
    String.raw`^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*:{3,}[A-Za-z][\w-]*(?:${[
      String.raw`[ \t]+[^\s{]|[^\s\w{[-]`,
      String.raw`\[(?!${balanced}\])`,
      String.raw`(?:\[${balanced}\])?[ \t]*\{(?!${attributes}\})`,
    ].join('|')})`,
  ].join('|'),
  'm',
);
