import { attributeOf, type ContentElement, isElement, nameOf } from './content-node.js';
import { printBlocks } from './print-blocks.js';
import type { PrintContext } from './print-inline.js';

/** Prints a list; `marker` is `-`, or `*` for one that follows another. Ordered lists then have `.` or `)`. */
export function printList(node: ContentElement, context: PrintContext, marker: string): string {
  const items = node.children.filter(isElement).filter((child) => nameOf(child) === 'li');
  const isLoose = items.some((item) => item.children.some((child) => isElement(child) && nameOf(child) === 'p'));
  const isOrdered = nameOf(node) === 'ol';
  const start = Number(attributeOf(node, 'start') ?? 1);
  const printed = items.map((item, index) => {
    const bullet = isOrdered ? `${start + index}${marker === '-' ? '.' : ')'}` : marker;
    const text = printItem(item, context, isLoose);
    return text === '' ? bullet : `${bullet} ${text.replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length + 1)}`)}`;
  });
  return printed.join(isLoose || printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

const listStart = /^(?:[-*]|1[.)]) /;

function printItem(item: ContentElement, context: PrintContext, isLoose: boolean): string {
  const blocks = printBlocks(item.children, context);
  return blocks.reduce(
    (text, block, index) => text + (index === 0 ? '' : !isLoose && listStart.test(block) ? '\n' : '\n\n') + block,
    '',
  );
}
