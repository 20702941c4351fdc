import { codeFences } from '../code-fences.js';

/**
 * Limits on paragraphs and tables for the native parser; above them, a text is parsed by remark.
 *
 * In Sätteri 0.10 the cost of a paragraph grows with the square of its length. It copies the preceding text for each
 * character reference (10,000 `&copy;` take 0.8 GB, 50,000 `&#x1F600;` abort the process), and it counts from the start
 * of the paragraph to locate each reference, autolink in `<>`, directive, scheme within a link, an image or code and,
 * in MDX, each element and expression (15 minutes for 1 MB). In a table, it does so for all of these but references and
 * elements. `references` limits the number of characters times the number of references (25 MB), and `all` the number
 * of characters times the number of all these constructs (half a second).
 */
const limits = { references: 2e7, all: 6e8 };

const reference = /&(?:#\d|#[xX][\da-fA-F]|[A-Za-z][A-Za-z\d]*;)/g;
const placed = /:[A-Za-z]|:\/\//g;
/** An autolink without brackets, which costs nothing. In a line with code, it may be in code. */
const bareAddress = /(?<![^\s|])https?:\/\//g;
/** Lines that begin another paragraph, whatever precedes them: list items, headings. */
const boundary = /^[ \t>]*(?:[-*+][ \t]|#{1,6}[ \t])/;
const blank = /^[ \t>]*$/;
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t:|-]*$/;
const definition = /^[ \t>]*\[[^\]]+\]:[ \t]*\S/;

/** Lines in a row; only paragraphs and tables have a cost. Lines of code in fences count as blank. */
interface Block {
  readonly kind: 'blank' | 'definition' | 'module' | 'paragraph' | 'table';
  /** In characters. */
  length: number;
  references: number;
  /** The number of other constructs. */
  placed: number;
}

/** Whether a text contains a paragraph or table that is too expensive for the native parser. */
export function exceedsNativeParser(text: string, format: 'md' | 'mdx'): boolean {
  if (!mayExceed(text)) return false;
  const fences = codeFences();
  let block: Block = { kind: 'blank', length: 0, references: 0, placed: 0 };
  for (const line of text.split('\n')) {
    const isBlank = fences.continues(line) || fences.begins(line) || blank.test(line);
    const kind = isBlank ? 'blank' : kindOf(line, block.kind, format);
    if (kind !== block.kind || (kind === 'paragraph' && boundary.test(line))) {
      if (isTooMuch(block)) return true;
      block = { kind, length: 0, references: 0, placed: 0 };
    }
    addLine(line, block, format);
  }
  return isTooMuch(block);
}

/** The kind of block that a line belongs to which is not blank. */
function kindOf(line: string, before: Block['kind'], format: 'md' | 'mdx'): Block['kind'] {
  if (before === 'module') return 'module';
  if (before === 'blank' && format === 'mdx' && /^(?:import|export)\b/.test(line)) return 'module';
  if ((before === 'blank' || before === 'definition') && definition.test(line)) return 'definition';
  return delimiterRow.test(line) || (before === 'table' && line.includes('|')) ? 'table' : 'paragraph';
}

function addLine(line: string, block: Block, format: 'md' | 'mdx'): void {
  if (block.kind !== 'paragraph' && block.kind !== 'table') return;
  block.length += line.length + 1;
  block.placed += countOf(placed, line);
  if (!line.includes('`')) block.placed -= countOf(bareAddress, line);
  if (format === 'mdx') block.placed += countOf(/\{/g, line);
  if (block.kind === 'table') return;
  block.references += countOf(reference, line);
  if (format === 'mdx') block.placed += countOf(/</g, line);
}

function countOf(pattern: RegExp, line: string): number {
  return line.match(pattern)?.length ?? 0;
}

function isTooMuch({ length, references, placed }: Block): boolean {
  return references * length > limits.references || (references + placed) * length > limits.all;
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
