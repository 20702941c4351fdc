import { codeFences } from '../code-fences.js';

/**
 * Limits on paragraphs for the native parser; above them, a text is parsed by remark.
 *
 * In Sätteri 0.10 the cost of a paragraph grows with the square of its length. It copies the preceding text for each
 * character reference (10,000 `&copy;` take 0.8 GB, 50,000 `&#x1F600;` abort the process), and it counts from the start
 * of the paragraph to locate each reference, autolink, directive, element, expression and scheme within a link, an
 * image or code (15 minutes for 1 MB). `references` limits the number of characters times the number of references
 * (25 MB), and `all` the number of characters times the number of all these constructs (half a second).
 */
const limits = { references: 2e7, all: 6e8 };

const reference = /&(?:#\d|#[xX][\da-fA-F]|[A-Za-z][A-Za-z\d]*;)/g;
const placed = /[{<]|:[A-Za-z]|:\/\//g;
/** Lines that end a paragraph, whatever precedes them, apart from blank ones: list items, headings. */
const boundary = /^[ \t>]*(?:[-*+][ \t]|#{1,6}[ \t])/;
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t:|-]*$/;

const blank = /^[ \t>]*$/;
const definition = /^[ \t>]*\[[^\]]+\]:[ \t]*\S/;
const moduleCode = /^\n?(?:import|export)\b/;

/** Whether a text contains a paragraph that is too expensive for the native parser. */
export function exceedsNativeParser(text: string, format: 'md' | 'mdx'): boolean {
  if (!mayExceed(text)) return false;
  const fences = codeFences();
  let paragraph = '';
  let inTable = false;
  // definitions are read one by one, unless they are the text of a paragraph
  let mayDefine = true;
  for (const line of text.split('\n')) {
    const isCode = fences.continues(line) || fences.begins(line);
    inTable = !isCode && (delimiterRow.test(line) || (inTable && line.includes('|')));
    mayDefine = isCode || blank.test(line) || (mayDefine && definition.test(line));
    if (isCode || inTable || mayDefine || boundary.test(line)) {
      if (isTooMuch(paragraph, format)) return true;
      paragraph = isCode ? '' : line;
    } else paragraph += `\n${line}`;
  }
  return isTooMuch(paragraph, format);
}

function isTooMuch(paragraph: string, format: 'md' | 'mdx'): boolean {
  const square = paragraph.length * (paragraph.length / 3);
  if (square < limits.references || (format === 'mdx' && moduleCode.test(paragraph))) return false;
  const references = paragraph.match(reference)?.length ?? 0;
  const others = paragraph.match(placed)?.length ?? 0;
  return references * paragraph.length > limits.references || (references + others) * paragraph.length > limits.all;
}

/** Whether a text would exceed the limits as a single paragraph; a cheap test that few texts fail. */
function mayExceed(text: string): boolean {
  if (text.length * (text.length / 3) < limits.references) return false;
  let references = 0;
  let all = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x26) references++;
    if (code === 0x26 || code === 0x3a || code === 0x3c || code === 0x7b) all++;
  }
  return references * text.length > limits.references || all * text.length > limits.all;
}
