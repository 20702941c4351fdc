import { attributeOf, type ContentElement, isElement, nameOf } from './content-node.js';
import type { BlocksPrinter, PrintContext } from './print-inline.js';

interface ListOptions {
  /** `-`, or `*` for a list that directly follows another; ordered lists use `.` or `)`, respectively. */
  readonly marker: string;
  readonly printBlocks: BlocksPrinter;
}

/** Prints a list; `printBlocks` prints the content of its items. */
export function printList(node: ContentElement, context: PrintContext, { marker, printBlocks }: ListOptions): string {
  const items = node.children.filter(isElement).filter((child) => nameOf(child) === 'li');
  const isLoose = items.some((item) => item.children.some((child) => isElement(child) && nameOf(child) === 'p'));
  const isOrdered = nameOf(node) === 'ol';
  const start = Number(attributeOf(node, 'start') ?? 1);
  const printed = items.map((item, index) => {
    const bullet = isOrdered ? `${start + index}${marker === '-' ? '.' : ')'}` : marker;
    const text = printItem(printBlocks(item.children, context), isLoose);
    return text === '' ? bullet : `${bullet} ${text.replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length + 1)}`)}`;
  });
  return printed.join(isLoose || printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

const listStart = /^(?:[-*]|1[.)]) /;

function printItem(blocks: readonly string[], isLoose: boolean): string {
  return blocks
    .map((block, index) => {
      if (index === 0) return block;
      return (!isLoose && listStart.test(block) ? '\n' : '\n\n') + block;
    })
    .join('');
}
