import { isHtmlName } from '@docsite/core';
import {
  attributeOf,
  type ContentElement,
  type ContentNode,
  isElement,
  nameOf,
  textAttribute,
  textOf,
} from './content-node.js';
import { escapeLineStarts, escapeMarkdown } from './escape-markdown.js';
import { printCodeBlock, printFence } from './print-code.js';
import { footnoteLabel, type PrintContext, printInline, printLine, trimLines } from './print-inline.js';
import { printList } from './print-list.js';
import { printMath } from './print-math.js';
import { printSections } from './print-sections.js';
import { printTable } from './print-table.js';

/** Prints one block; several blocks are separated by blank lines. */
type BlockPrinter = (node: ContentElement, context: PrintContext) => string;

const heading: BlockPrinter = (node, context) =>
  `${'#'.repeat(Number(nameOf(node)[1]))} ${printLine(node.children, context).replace(/#$/, '\\#')}`;
const inParagraph: BlockPrinter = (node, context) => printParagraph(node.children, context);
const insideOut: BlockPrinter = (node, context) => printBlocks(node.children, context).join('\n\n');
const list: BlockPrinter = (node, context) => printList(node, context, { marker: '-', printBlocks });
const details: BlockPrinter = (node, context) => {
  const summary = textAttribute(node, 'summary');
  return joinBlocks(summary === undefined ? '' : bold(escapeMarkdown(summary)), insideOut(node, context));
};

const printers: ReadonlyMap<string, BlockPrinter> = new Map(
  Object.entries<BlockPrinter>({
    p: inParagraph,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    ul: list,
    ol: list,
    blockquote: (node, context) => quote(insideOut(node, context)),
    // cannot be mistaken for an item of any list
    hr: () => '___',
    pre: (node) => printFence(node.children.map(textOf).join('').replace(/\n$/, '')),
    div: (node, context) => printMath(node) ?? insideOut(node, context),
    CodeBlock: printCodeBlock,
    Diagram: printCodeBlock,
    table: (node, context) => printTable(node, context, printBlocks),
    Admonition: printAdmonition,
    TabItem: (node, context) =>
      joinBlocks(
        bold(escapeMarkdown(String(attributeOf(node, 'label') ?? attributeOf(node, 'value') ?? ''))),
        insideOut(node, context),
      ),
    Details: details,
    DocCardList: (_, context) => printSections([{ links: context.cards }], context).join('\n\n'),
    details,
    summary: (node, context) => bold(printLine(node.children, context)),
    dt: (node, context) => bold(printLine(node.children, context)),
    section: (node, context) =>
      attributeOf(node, 'dataFootnotes') === undefined ? insideOut(node, context) : printFootnotes(node, context),
  }),
);

const containers = new Set(
  'Tabs address article aside center dd div dl fieldset figcaption figure footer form header main nav search'.split(
    ' ',
  ),
);

/** Prints each block; inline content between blocks becomes a paragraph. */
export function printBlocks(nodes: readonly ContentNode[], context: PrintContext): string[] {
  const blocks: string[] = [];
  let line: ContentNode[] = [];
  const endLine = (): void => {
    if (line.length > 0) push(blocks, printParagraph(line, context));
    line = [];
  };
  let before: { readonly name: string; readonly marker: string } | undefined;
  for (const node of nodes) {
    const print = isElement(node) ? printerOf(node) : undefined;
    if (!isElement(node) || print === undefined) {
      line.push(node);
      if (isElement(node) || (node.type === 'text' && node.value.trim() !== '')) before = undefined;
      continue;
    }
    endLine();
    const name = nameOf(node);
    // a list directly after another list would continue it if the marker were the same
    const marker: string = print === list && before?.name === name && before.marker === '-' ? '*' : '-';
    before = { name, marker };
    push(blocks, print === list ? printList(node, context, { marker, printBlocks }) : print(node, context));
  }
  endLine();
  return blocks;
}

function push(blocks: string[], block: string): void {
  if (block !== '') blocks.push(block);
}

/** The printer for a block element; undefined for an inline element. */
function printerOf(node: ContentElement): BlockPrinter | undefined {
  const name = nameOf(node);
  const print = printers.get(name);
  if (print !== undefined) return print;
  return containers.has(name) || (node.type === 'mdxJsxFlowElement' && !isHtmlName(node.name)) ? insideOut : undefined;
}

function printParagraph(nodes: readonly ContentNode[], context: PrintContext): string {
  const text = printInline(nodes, context);
  return escapeLineStarts(text.includes('\n') ? trimLines(text).join('\n') : text.trim());
}

function printAdmonition(node: ContentElement, context: PrintContext): string {
  const first = node.children.find(isElement);
  const title = first !== undefined && nameOf(first) === 'AdmonitionTitle' ? first : undefined;
  const label = context.admonitionLabel(String(attributeOf(node, 'type') ?? 'note'));
  const written =
    title === undefined ? escapeMarkdown(textAttribute(node, 'title') ?? '') : printLine(title.children, context);
  const text = printBlocks(
    node.children.filter((child) => child !== title),
    context,
  );
  return quote(joinBlocks(bold(written === '' ? label : `${label}: ${written}`), ...text));
}

function printFootnotes(node: ContentElement, context: PrintContext): string {
  const items = node.children
    .filter(isElement)
    .flatMap((child) => (nameOf(child) === 'ol' ? child.children.filter(isElement) : []));
  return items
    .map((item) => {
      const text = insideOut(item, context).trimEnd();
      return `[^${footnoteLabel(String(attributeOf(item, 'id')))}]: ${text.replace(/\n(?=.)/g, '\n    ')}`;
    })
    .join('\n\n');
}

function bold(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

function quote(text: string): string {
  return `> ${text.replace(/\n(?!$)/g, '\n> ').replace(/^> $/gm, '>')}`;
}
