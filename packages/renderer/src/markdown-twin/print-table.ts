import { attributeOf, type ContentElement, isElement, nameOf } from './content-node.js';
import { type BlocksPrinter, onOneLine, type PrintContext } from './print-inline.js';

/** Prints a GFM table; the content of a cell is on one line, and a table without a header gets an empty one. */
export function printTable(node: ContentElement, context: PrintContext, printBlocks: BlocksPrinter): string {
  const rows = rowsOf(node).map((row) => row.children.filter(isElement));
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  if (columns === 0) return '';
  const [first = [], ...rest] = rows;
  const hasHeader = first.some((cell) => nameOf(cell) === 'th');
  const header = hasHeader ? first : [];
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const print = (cells: readonly ContentElement[]): string =>
    line(cells.map((cell) => printCell(cell, context, printBlocks)));
  const delimiters = Array.from({ length: columns }, (_, index) => delimiter(first[index]));
  return [print(header), line(delimiters), ...(hasHeader ? rest : rows).map(print)].join('\n');
}

function rowsOf(node: ContentElement): ContentElement[] {
  return node.children.filter(isElement).flatMap((child) => (nameOf(child) === 'tr' ? [child] : rowsOf(child)));
}

function printCell(cell: ContentElement, context: PrintContext, printBlocks: BlocksPrinter): string {
  const text = printBlocks(cell.children, { ...context, lineBreak: '<br>' }).join('<br>');
  return onOneLine(text).replaceAll('|', '\\|');
}

const delimiters: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

function delimiter(cell: ContentElement | undefined): string {
  return delimiters[String(cell === undefined ? '' : attributeOf(cell, 'align'))] ?? '---';
}
